/** @typedef {import("../protocol.js").SheetScore} SheetScore */

/** How long a tone takes to begin or to end, in seconds; less would click. */
const fade = 0.004;
/** How loud each sound is beside the others. */
const [toneLevel, noiseLevel, clickLevel, chimeLevel] = [0.32, 0.09, 0.9, 0.3];
/** In Hz and seconds. */
const chime = { pitch: 2093, length: 0.3 };
/** How long a click takes, and how far the two clicks of an end are apart, in seconds. */
const [click, gap] = [0.004, 0.045];

/** @param {AudioContext | OfflineAudioContext} context */
function noise(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  // The same noise each time.
  let seed = 1;
  for (let index = 0; index < samples.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    samples[index] = seed / 2 ** 31;
  }
  return buffer;
}

/**
 * Plays a score, or a part of it.
 *
 * @param {AudioContext | OfflineAudioContext} context
 * @param {SheetScore} score
 * @param {object} options
 * @param {number} options.from - The share of the sweep at which it begins.
 * @param {number} options.to - At which it ends.
 * @param {number} options.seconds - How long the whole sweep would take.
 * @param {number} options.volume - From 0 to 1.
 * @returns {{ start: number, stop: () => void }} When it begins, by the clock of the context.
 */
export function play(context, score, { from, to, seconds, volume }) {
  const start = context.currentTime + fade;
  const master = new GainNode(context, { gain: volume });
  master.connect(context.destination);
  const end = start + (to - from) * seconds;
  const buffer = noise(context);
  playTones(context, score, { from, to, start, end, buffer }, master);
  for (const { time, sound } of score.events) {
    if (time < from || time > to) continue;
    const pan = new StereoPannerNode(context, { pan: panAt(score, time) });
    pan.connect(master);
    playEvent(context, sound, start + (time - from) * seconds, buffer, pan);
  }
  const stop = () => {
    master.gain.setTargetAtTime(0, context.currentTime, fade);
    setTimeout(() => master.disconnect(), 100);
  };
  return { start, stop };
}

/**
 * How far to the right a score is at a time, from -1 to 1.
 *
 * @param {SheetScore} score
 * @param {number} time - The share of the sweep.
 */
export function panAt({ pans }, time) {
  const place = time * (pans.length - 1);
  const index = Math.min(Math.floor(place), pans.length - 2);
  return pans[index] + (place - index) * (pans[index + 1] - pans[index]);
}

/**
 * @param {AudioContext | OfflineAudioContext} context
 * @param {SheetScore} score
 * @param {{ from: number, to: number, start: number, end: number, buffer: AudioBuffer }} part
 * @param {AudioNode} target
 */
function playTones(context, score, { from, to, start, end, buffer }, target) {
  const { tones, pans } = score;
  const pan = new StereoPannerNode(context, { pan: panAt(score, from) });
  pan.pan.setValueAtTime(panAt(score, from), start);
  pan.connect(target);
  const oscillator = new OscillatorNode(context, { type: "triangle" });
  const level = new GainNode(context, { gain: 0 });
  oscillator.connect(level).connect(pan);
  const hiss = new AudioBufferSourceNode(context, { buffer, loop: true });
  const hissLevel = new GainNode(context, { gain: 0 });
  hiss.connect(hissLevel).connect(pan);
  let [wasHeard, wasBelow] = [false, false];
  const last = tones.length - 1;
  for (let index = Math.ceil(from * last); index <= to * last; index += 1) {
    const time = start + ((index / last - from) / (to - from)) * (end - start);
    const pitch = Math.abs(tones[index]);
    pan.pan.linearRampToValueAtTime(pans[index], time);
    const isHeard = pitch > 0;
    if (isHeard && wasHeard) oscillator.frequency.linearRampToValueAtTime(pitch, time);
    else if (isHeard) oscillator.frequency.setValueAtTime(pitch, time);
    if (isHeard !== wasHeard) turn(level.gain, isHeard ? toneLevel : 0, time);
    const isBelow = tones[index] < 0;
    if (isBelow !== wasBelow) turn(hissLevel.gain, isBelow ? noiseLevel : 0, time);
    [wasHeard, wasBelow] = [isHeard, isBelow];
  }
  if (wasHeard) turn(level.gain, 0, end);
  if (wasBelow) turn(hissLevel.gain, 0, end);
  for (const source of [oscillator, hiss]) {
    source.start(start);
    source.stop(end + 0.1);
  }
}

/**
 * Brings a level to another one within some milliseconds.
 *
 * @param {AudioParam} level
 * @param {number} value
 * @param {number} time
 */
function turn(level, value, time) {
  level.setTargetAtTime(value, time, fade / 3);
}

/**
 * @param {AudioContext | OfflineAudioContext} context
 * @param {SheetScore["events"][0]["sound"]} sound
 * @param {number} time
 * @param {AudioBuffer} buffer
 * @param {AudioNode} target
 */
function playEvent(context, sound, time, buffer, target) {
  const level = new GainNode(context, { gain: 0 });
  level.connect(target);
  if (sound === "extreme") {
    const bell = new OscillatorNode(context, { frequency: chime.pitch });
    level.gain.setValueAtTime(chimeLevel, time);
    level.gain.setTargetAtTime(0, time, chime.length / 5);
    bell.connect(level);
    bell.start(time);
    bell.stop(time + chime.length);
    return;
  }
  const times = sound === "end" ? [time, time + gap] : [time];
  for (const at of times) {
    const burst = new AudioBufferSourceNode(context, { buffer });
    level.gain.setValueAtTime(clickLevel, at);
    level.gain.setTargetAtTime(0, at, click / 3);
    burst.connect(level);
    burst.start(at);
    burst.stop(at + 4 * click);
  }
}

/**
 * Plays the tone of one place for a moment.
 *
 * @param {AudioContext} context
 * @param {SheetScore} score
 * @param {number} place - The share of the sweep.
 * @param {number} volume
 */
export function playPlace(context, score, place, volume) {
  const { tones, pans, events } = score;
  const last = tones.length - 1;
  const [tone, pan] = [tones, pans].map((values) => values[Math.round(place * last)]);
  const isNear = (/** @type {number} */ time) => Math.abs(time - place) <= 0.5 / (score.stops.length - 1);
  const near = events.filter(({ time }) => isNear(time)).map((event) => ({ ...event, time: 0.1 }));
  const moment = { ...score, tones: new Array(3).fill(tone), pans: new Array(3).fill(pan), events: near };
  const { stop } = play(context, moment, { from: 0, to: 1, seconds: 0.3, volume });
  setTimeout(stop, 1000);
}
