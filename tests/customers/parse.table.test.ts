import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { getDatabase, preload } from 'thai-address-universal'
import { beforeAll, describe, expect, test } from 'vitest'
import { overlay } from '../../scripts/address-overlay'
import { type EnglishTable, loadEnglishTable } from '../../src/core/customers/address/english-table'
import { loadPlaceTable, type PlaceTable } from '../../src/core/customers/address/place-table'
import { parsePaste } from '../../src/core/customers/customers.parse'
import { hasLatinPlace } from '../../src/core/customers/parse/english-words'
import { partOf } from '../helpers/part-of'

let table: PlaceTable
let english: EnglishTable
beforeAll(async () => {
  table = await loadPlaceTable()
  english = await loadEnglishTable(table)
})
const subs = () => table.provinces.flatMap(({ districts }) => districts.flatMap((district) => district.subs))
const compressed = (file: string) =>
  brotliCompressSync(readFileSync(`src/core/customers/address/${file}.ts`)).length / 1000

describe('the table', () => {
  test('PASTE-20 it gives the results of thai-address-universal and its overlay, except for islands without a postcode', async () => {
    await preload({ language: 'thai' })
    const theirs = getDatabase()
      .filter(({ postal_code }) => /^\d{5}$/.test(`${postal_code}`))
      .map((row) => `${row.province}/${row.district}/${row.sub_district}/${row.postal_code}`)
    const ours = subs().flatMap(({ name, posts, district }) =>
      posts.map((post) => `${district.province.name}/${district.name}/${name}/${post}`),
    )
    const ofOverlay = overlay.map((row) => row.join('/'))
    expect([...new Set(ours)].sort()).toEqual([...new Set([...theirs, ...ofOverlay])].sort())
    expect(new Set(subs().flatMap(({ posts }) => posts)).size).toBe(970)
  })
  test("PASTE-20 it has Bangkok's 180 sub-districts and two former ones", () => {
    const bangkok = table.provinces.find(({ name }) => name === 'กรุงเทพมหานคร')
    expect(bangkok?.districts.flatMap((district) => district.subs).length).toBe(182)
  })
  test('PASTE-21 the table takes at most 45 kB with Brotli, the English names 26', () => {
    expect(compressed('thai-names')).toBeLessThan(45)
    expect(compressed('english-names')).toBeLessThan(26)
  })
  test('PASTE-22 English names are loaded only if a place contains Latin letters', () => {
    expect(hasLatinPlace('สมชาย 99/12 ต.สุเทพ อ.เมือง จ.เชียงใหม่ 50200')).toBe(false)
    expect(hasLatinPlace('somsak dee 0801112233 ต.บ่อผุด เกาะสมุย 84320')).toBe(false)
    expect(hasLatinPlace('99/12 suthep, chiang mai 50200')).toBe(true)
    expect(hasLatinPlace('15 silom rd, bangkok')).toBe(true)
  })
  test('PASTE-23 the usual spellings of an English name find the same place', () => {
    const named = (words: string) => [...new Set(english(words).map(({ name }) => name))]
    for (const words of ['Khlong Toei', 'Klong Toey', 'Klongtoei']) expect(named(words)).toContain('คลองเตย')
    for (const words of ['Chiang Mai', 'Chiangmai', 'CHIENG MAI'.replace('IE', 'IA')])
      expect(named(words)).toContain('เชียงใหม่')
    for (const words of ['Si Lom', 'Silom']) expect(named(words)).toContain('สีลม')
    expect(named('Korat')).toContain('นครราชสีมา')
  })
})

describe('every place of the table', () => {
  test('PASTE-24 is found by its full address', async () => {
    const wrong: string[] = []
    for (const { name, posts, district } of partOf(subs())) {
      const text = `สมชาย ใจดี 0812345678\n99/1 หมู่ 2 ต.${name} อ.${district.name} จ.${district.province.name} ${posts[0]}`
      const found = await parsePaste(text)
      const got = [found.subDistrict, found.district, found.province, found.postNum].map((field) => field?.value)
      if (got.join() !== [name, district.name, district.province.name, posts[0]].join()) wrong.push(`${text} → ${got}`)
    }
    expect(wrong).toEqual([])
  }, 60_000)
  test('PASTE-25 is found without ต. อ. จ., and its postcode if it has only one', async () => {
    const wrong: string[] = []
    // called like the words of an address: what follows "ตลาด" is a market's name first
    const words = ['ตลาด', 'ถนน', 'วัด', 'นิคม']
    for (const { name, posts, district } of partOf(subs()).filter((sub) => !words.includes(sub.name))) {
      const text = `สมชาย ใจดี 0812345678\n99/1 ${name} ${district.name} ${district.province.name}`
      const found = await parsePaste(text)
      const got = [found.subDistrict, found.district, found.province, found.postNum].map((field) => field?.value)
      if (
        got.join() !== [name, district.name, district.province.name, posts.length === 1 ? posts[0] : undefined].join()
      )
        wrong.push(`${text} → ${got}`)
    }
    expect(wrong.slice(0, 20)).toEqual([])
  }, 60_000)
})
