import { lazyPart } from '../../kernel/lazy-part'

/** A province (จังหวัด) with its districts. */
export type Province = { level: 'province'; name: string; districts: District[] }
/** A district (อำเภอ, เขต) with its sub-districts. */
export type District = { level: 'district'; name: string; province: Province; subs: Sub[] }
/** A sub-district (ตำบล, แขวง) and its postcodes, mostly one. */
export type Sub = { level: 'sub'; name: string; district: District; posts: string[] }
export type Place = Province | District | Sub

export type PlaceTable = {
  /** All places with exactly this name. */
  named: (name: string) => readonly Place[]
  /** Lengths of the names that start with these two letters, longest first. */
  lengths: (beginning: string) => readonly number[]
  /** The sub-districts with this postcode, [] if it doesn't exist. */
  withPost: (postNum: string) => readonly Sub[]
  provinces: Province[]
  /** All names, in the order of the English names. */
  names: () => string[]
}

function readDistrict(text: string, province: Province): District {
  const from = text.search(/\d/)
  const own = text.slice(0, from)
  const district: District = { level: 'district', name: own === '*' ? `เมือง${province.name}` : own, province, subs: [] }
  const known = new Map<string, Sub>()
  for (const part of text.slice(from).split(';')) {
    const post = part.slice(0, 5)
    for (const name of part.slice(5).split(',')) {
      const full = name || district.name
      const sub = known.get(full) ?? { level: 'sub', name: full, district, posts: [] }
      sub.posts.push(post)
      known.set(full, sub)
    }
  }
  district.subs = [...known.values()]
  return district
}

function readProvince(line: string): Province {
  const [name = '', districts = ''] = line.split('=')
  const province: Province = { level: 'province', name, districts: [] }
  province.districts = districts.split('/').map((each) => readDistrict(each, province))
  return province
}

function gather<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list) list.push(value)
  else map.set(key, [value])
}

/** Parses the text of thai-names.ts. */
export function readPlaceTable(text: string): PlaceTable {
  const provinces = text.trim().split('\n').map(readProvince)
  const byName = new Map<string, Place[]>()
  const byPost = new Map<string, Sub[]>()
  for (const province of provinces) {
    gather(byName, province.name, province)
    for (const district of province.districts) {
      gather(byName, district.name, district)
      for (const sub of district.subs) {
        gather(byName, sub.name, sub)
        for (const post of sub.posts) gather(byPost, post, sub)
      }
    }
  }
  const lengths = new Map<string, Set<number>>()
  for (const name of byName.keys()) {
    const beginning = name.slice(0, 2)
    lengths.set(beginning, (lengths.get(beginning) ?? new Set()).add(name.length))
  }
  const sorted = new Map([...lengths].map(([beginning, set]) => [beginning, [...set].sort((a, b) => b - a)]))
  return {
    named: (name) => byName.get(name) ?? [],
    lengths: (beginning) => sorted.get(beginning) ?? [],
    withPost: (postNum) => byPost.get(postNum) ?? [],
    provinces,
    names: () => [...byName.keys()].sort((a, b) => (a < b ? -1 : 1)),
  }
}

const places = lazyPart(
  () => import('./thai-names'),
  (file) => readPlaceTable(file.thaiNames),
)

/** The table of Thai places, loaded once; after a failure the next call retries. */
export const loadPlaceTable = (): Promise<PlaceTable> => places.load()
