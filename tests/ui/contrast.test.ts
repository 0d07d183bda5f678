import { expect, test } from 'vitest'
import { dark, type Skin } from '../../src/widgets/theme/dark'
import { light } from '../../src/widgets/theme/light'

const channel = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dim + 0.05)
}

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const tones = ['danger', 'warning', 'success', 'info'] as const

const texts: [keyof Skin, keyof Skin][] = [
  ['accentText', 'accent'],
  ['dangerText', 'danger'],
  ...tones.map((tone): [keyof Skin, keyof Skin] => [tone, `${tone}Soft`]),
  ...surfaces.flatMap((surface) =>
    (['text', 'textMuted', 'accent', ...tones] as const).map((text): [keyof Skin, keyof Skin] => [text, surface]),
  ),
]
const edges: [keyof Skin, keyof Skin][] = surfaces.flatMap((surface): [keyof Skin, keyof Skin][] => [
  ['borderStrong', surface],
  ['accent', surface],
])

test.each([
  ['light', light],
  ['dark', dark],
])('UI-90 in the %s skin texts stand out 4.5 to 1, edges of controls and the focus 3 to 1', (_, skin) => {
  const below = (pairs: [keyof Skin, keyof Skin][], least: number) =>
    pairs.filter(([front, back]) => contrast(skin[front], skin[back]) < least).map((pair) => pair.join(' on '))
  expect(below(texts, 4.5)).toEqual([])
  expect(below(edges, 3)).toEqual([])
})
