import { expect, test } from 'vitest'
import { bordered } from '../../src/widgets/theme/bordered'
import { contrast } from '../../src/widgets/theme/contrast'
import { dark, light, type Skin } from '../../src/widgets/theme/skins'

const surfaces = ['surface', 'surfaceRaised', 'surfaceSunken'] as const
const tones = ['danger', 'warning', 'success', 'info'] as const

const messages: [keyof Skin, keyof Skin][] = [
  ['accentText', 'accent'],
  ['dangerText', 'danger'],
  ...tones.map((tone): [keyof Skin, keyof Skin] => [tone, `${tone}Soft`]),
  // the top bar may have one of these colours
  ...tones.flatMap((tone): [keyof Skin, keyof Skin][] => [
    ['text', `${tone}Soft`],
    ['textMuted', `${tone}Soft`],
  ]),
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
  // the dark menu is light with dark's own colours in the menu
  ['bordered', { ...light, ...bordered }],
])('UI-90 in the %s skin texts have a contrast of 4.5 to 1, edges of controls and the focus 3 to 1', (_, skin) => {
  const below = (pairs: [keyof Skin, keyof Skin][], least: number) =>
    pairs.filter(([front, back]) => contrast(skin[front], skin[back]) < least).map((pair) => pair.join(' on '))
  expect(below(messages, 4.5)).toEqual([])
  expect(below(edges, 3)).toEqual([])
})
