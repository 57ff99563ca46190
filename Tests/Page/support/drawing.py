"""Reads the engine's draw lists, as `Sources/Graphing/Canvases/DrawList.swift` documents them."""


class Drawing:
    """The lines and dots of a draw list, in CSS pixels."""

    def __init__(self, width, height, commands):
        self.width = width
        self.height = height
        self.lines = []
        self.dots = []
        numbers = iter(commands)

        def take(count):
            return [next(numbers) for _ in range(int(count))]

        for opcode in numbers:
            next(numbers)
            if opcode == 2:
                _, count = take(2)
                self.lines += [take(4) for _ in range(int(count))]
            elif opcode == 3:
                self.dots += [tuple(take(2)) for _ in range(int(next(numbers)))]
            elif opcode == 5:
                take(5)
            else:
                assert opcode == 1, f"a dot plot has no command {opcode}"

    @property
    def frame(self):
        """Left, top, right and bottom of what the axes span."""
        (left, _, right, _), (_, top, _, bottom) = self.lines[:2]
        return left, top, right, bottom
