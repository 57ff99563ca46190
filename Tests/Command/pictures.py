"""Reads PNG files that ordinate wrote, and the pixels of graphs from the files of the truth."""
import struct
import zlib

import numpy


def pixels(png):
    """An array of rows of pixels of red, green and blue, from an 8-bit file without interlacing."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    data, place = b"", 8
    while place < len(png):
        length, kind = struct.unpack(">I4s", png[place:place + 8])
        body = png[place + 8:place + 8 + length]
        assert zlib.crc32(kind + body) == struct.unpack(">I", png[place + 8 + length:][:4])[0]
        if kind == b"IHDR":
            width, height, depth, color, _, _, interlaced = struct.unpack(">IIBBBBB", body)
            assert (depth, color, interlaced) == (8, 2, 0)
        elif kind == b"IDAT":
            data += body
        place += 12 + length
    rows = numpy.frombuffer(zlib.decompress(data), numpy.uint8).reshape(height, 1 + 3 * width)
    # Every row holds the differences from the row above.
    assert (rows[:, 0] == 2).all()
    return numpy.cumsum(rows[:, 1:], axis=0, dtype=numpy.uint8).reshape(height, width, 3)


def ink(picture, stroke=(0xd6, 0x31, 0x3f)):
    """The pixels with more than half of the contrast between a stroke's colour and white."""
    whole = 255.0 - numpy.array(stroke)
    return (255.0 - picture) @ whole > 0.5 * (whole @ whole)


def decoded(columns, size):
    """The pixels of run-length coded columns, as an array of rows."""
    width, height = size
    picture = numpy.zeros((height, width), dtype=bool)
    column = 0
    for repeat, runs in columns:
        for first, last in runs:
            picture[first:last + 1, column:column + repeat] = True
        column += repeat
    assert column == width
    return picture


def grown(picture, distance):
    """The picture with every pixel that lies within a distance of one of its pixels."""
    for _ in ("down", "across"):
        whole = picture.copy()
        for step in range(1, distance + 1):
            whole[step:] |= picture[:-step]
            whole[:-step] |= picture[step:]
        picture = whole.T
    return picture
