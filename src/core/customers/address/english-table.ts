import { lazyPart } from '../../kernel/lazy-part'
import type { Place, PlaceTable } from './place-table'

/** Unifies spellings of one sound: Klong Toey and Khlong Toei, Muang and Mueang, Chonburi and Chon Buri. */
const sameSounds: [RegExp, string][] = [
  [/\bkoh\b/g, 'ko'],
  [/[^a-z]/g, ''],
  [/tch|ch|j|dj/g, 'c'],
  [/(?<=[ptkd])h/g, ''],
  [/dh/g, 'd'],
  [/y/g, 'i'],
  [/v/g, 'w'],
  [/ee/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ue|eu/g, 'u'],
  [/oe/g, 'e'],
  [/ae/g, 'e'],
  [/aw|ow/g, 'o'],
  [/d/g, 't'],
  [/r(?=[bcfgkmnpstwlr]|$)/g, ''],
  [/(.)\1/g, '$1'],
]

export const soundOf = (words: string): string =>
  sameSounds.reduce((sound, [letters, one]) => sound.replace(letters, one), words.toLowerCase())

export type EnglishTable = (words: string) => readonly Place[]

const alsoCalled: Record<string, string> = {
  bkk: 'กรุงเทพมหานคร',
  'krung thep': 'กรุงเทพมหานคร',
  'krungthep maha nakhon': 'กรุงเทพมหานคร',
  korat: 'นครราชสีมา',
  khorat: 'นครราชสีมา',
  ayutthaya: 'พระนครศรีอยุธยา',
  ayuthaya: 'พระนครศรีอยุธยา',
  ayudhya: 'พระนครศรีอยุธยา',
  suratthani: 'สุราษฎร์ธานี',
  ubon: 'อุบลราชธานี',
  udon: 'อุดรธานี',
  vadhana: 'วัฒนา',
  wattana: 'วัฒนา',
  sathorn: 'สาทร',
  silom: 'สีลม',
  'hua hin': 'หัวหิน',
  siam: '',
}

/** Finds Thai places by their English names, in any common romanization. */
export function readEnglishTable(text: string, table: PlaceTable): EnglishTable {
  const bySound = new Map<string, Place[]>()
  const put = (words: string, thai: string) => {
    const sound = soundOf(words)
    bySound.set(sound, [...(bySound.get(sound) ?? []), ...table.named(thai)])
  }
  const thaiNames = table.names()
  text
    .trim()
    .split(/,\n?/)
    .forEach((english, index) => put(english, thaiNames[index] ?? ''))
  for (const [english, thai] of Object.entries(alsoCalled)) put(english, thai)
  return (words) => bySound.get(soundOf(words)) ?? []
}

const names = lazyPart(() => import('./english-names'))
let read: EnglishTable | undefined

/** The English names, loaded once, and only if a message has Latin letters where a place is expected. */
export async function loadEnglishTable(table: PlaceTable): Promise<EnglishTable> {
  const { englishNames } = await names.load()
  read ??= readEnglishTable(englishNames, table)
  return read
}
