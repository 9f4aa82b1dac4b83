"""Makes the two fonts of styles/fonts from the npm packages that hold them. Run it when one of these changes, and check in what it makes:

    npm ci && apt-get install python3-fonttools python3-brotli && python3 scripts/build/make-fonts.py

Python because no library of npm redraws a glyph of a variable font: they cut fonts (HarfBuzz) or read them. fonttools does both.
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates
from fontTools.varLib import instancer
from fontTools.varLib.iup import iup_delta

ROOT = Path(__file__).parents[1]
FONTS = ROOT / 'styles/fonts'

# What French prints here: Latin-1 for every accent and for the names that visitors type, Œ and œ, dashes, quotation marks, …
# and €. Neither package has Ÿ nor the narrow space, which lib/typography.ts never prints. A test of the export finds any character that is missing.
CHARACTERS = 'U+20-7E,U+A0-FF,U+152-153,U+2013-2014,U+2018-2019,U+201C-201D,U+2026,U+20AC'


def draw_plain_zero(font):
    """Atkinson’s zero is slashed, and « 1 5ØØ $ » puzzles a reader of 80: its counter becomes its own outline, drawn smaller, at every weight. The zero of
    tabular figures is made of this one and follows."""
    table = font['glyf']
    name = font.getBestCmap()[ord('0')]
    zero = table[name]
    points = list(zero.coordinates)
    ends = list(zero.endPtsOfContours)
    outer, left, right = (range(start, end + 1) for start, end in zip([0, ends[0] + 1, ends[1] + 1], ends))

    def counter(master):
        """The outline scaled to the space on both sides of the slash, and turned round so that it is a hole."""
        xs, ys = zip(*(master[i] for i in outer))
        box = (min(xs), max(xs), min(ys), max(ys))
        hole = (
            min(master[i][0] for i in left),
            max(master[i][0] for i in right),
            min(master[i][1] for i in left),
            max(master[i][1] for i in right),
        )
        scale = lambda value, low, high, new_low, new_high: (value - low) / (high - low) * (new_high - new_low) + new_low
        return [(scale(x, *box[:2], *hole[:2]), scale(y, *box[2:], *hole[2:])) for x, y in zip(reversed(xs), reversed(ys))]

    drawn = counter(points)
    for variation in font['gvar'].variations[name]:
        deltas = list(variation.coordinates)
        if None in deltas:
            deltas = iup_delta(deltas[: len(points)], points, ends) + [delta or (0, 0) for delta in deltas[len(points) :]]
        master = [(x + dx, y + dy) for (x, y), (dx, dy) in zip(points, deltas)]
        moved = [(round(x - fromX), round(y - fromY)) for (x, y), (fromX, fromY) in zip(counter(master), drawn)]
        variation.coordinates = deltas[: len(outer)] + moved + deltas[len(points) :]

    flags = list(zero.flags)[: len(outer)]
    zero.coordinates = GlyphCoordinates(points[: len(outer)] + [(round(x), round(y)) for x, y in drawn])
    zero.flags = bytearray(flag & 1 for flag in flags + flags[::-1])
    zero.endPtsOfContours = [len(outer) - 1, 2 * len(outer) - 1]
    zero.numberOfContours = 2
    zero.recalcBounds(table)


def line_digits_up(font):
    """Young Serif’s digits hang below the line and rise above it, and its 1 reads as an I: those that it keeps for `lnum` become the plain ones, which no
    `font` in a style can undo."""
    lookups = font['GSUB'].table.LookupList.Lookup
    features = font['GSUB'].table.FeatureList.FeatureRecord
    at = next(record.Feature.LookupListIndex[0] for record in features if record.FeatureTag == 'lnum')
    upright = lookups[at].SubTable[0].mapping
    for table in font['cmap'].tables:
        table.cmap = {code: upright.get(name, name) for code, name in table.cmap.items()}


def rename(font, name):
    """A changed font bears a name of its own. Neither licence reserves a name; the OFL’s wish is followed all the same."""
    for record in font['name'].names:
        if record.nameID in (1, 4, 16):
            record.string = name
        elif record.nameID in (3, 6):
            record.string = name.replace(' ', '')


def read(file):
    # The same package makes the same bytes, whatever the day.
    return TTFont(ROOT / 'node_modules' / file, recalcTimestamp=False)


def cut(font, file, features):
    options = subset.Options()
    # Screens of today smooth glyphs by themselves, and a title is never small.
    options.hinting = False
    options.layout_features = features
    options.name_IDs = ['*']
    options.flavor = 'woff2'
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(CHARACTERS))
    subsetter.subset(font)
    subset.save_font(font, FONTS / file, options)
    print(f'{file}: {(FONTS / file).stat().st_size} bytes, {len(font.getBestCmap())} characters')


text = read('@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2')
draw_plain_zero(text)
# The weights that the styles ask for: 400, 650 and 700.
text = instancer.instantiateVariableFont(text, {'wght': (400, 700)})
rename(text, 'Fanal Texte')
cut(text, 'text.woff2', ['kern', 'tnum'])

title = read('@fontsource/young-serif/files/young-serif-latin-400-normal.woff2')
line_digits_up(title)
rename(title, 'Fanal Titre')
cut(title, 'title.woff2', ['kern', 'liga'])
