import { writeFileSync } from 'node:fs'
import { getDatabase, preload, setEngMode } from 'thai-address-universal'
import { overlay } from './address-overlay.ts'

// node scripts/address-table.ts: generates the address table of src/core/customers/address from
// thai-address-universal. The package itself isn't bundled: it reads the page's localStorage, and is three
// times as large.

type Row = { province: string; district: string; subDistrict: string; postNum: string; index: number }

const folder = 'src/core/customers/address'
const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

function groups(rows: Row[], keyOf: (row: Row) => string): [string, Row[]][] {
  const found = new Map<string, Row[]>()
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row])
  return [...found].sort(([a], [b]) => byCode(a, b))
}

async function readRows(english: boolean): Promise<Row[]> {
  await setEngMode(english)
  return getDatabase().map(({ province, district, sub_district, postal_code }, index) => ({
    province,
    district,
    subDistrict: sub_district,
    postNum: `${postal_code}`,
    index,
  }))
}

/** `district` + `postcode:sub,sub` …: "*" is เมือง + the province, "" a sub-district with its district's name. */
function districtText(province: string, district: string, rows: Row[]): string {
  const own = district === `เมือง${province}` ? '*' : district
  const posts = groups(rows, ({ postNum }) => postNum).map(([postNum, subs]) => {
    const names = subs.map(({ subDistrict }) => (subDistrict === district ? '' : subDistrict)).sort(byCode)
    return `${postNum}${names.join(',')}`
  })
  return `${own}${posts.join(';')}`
}

/** Errors in the package's romanization: a corrupted run of new sub-districts, mostly in Bangkok. */
const fixed = new Map(
  `
คลองต้นไทร=khlong ton sai, สมเด็จเจ้าพระยา=somdet chao phraya, ทรายกองดิน=sai kong din, ทรายกองดินใต้=sai kong din tai, สามวาตะวันตก=sam wa tawan tok
สามวาตะวันออก=sam wa tawan ok, จอมพล=chom phon, จันทรเกษม=chan kasem, เสนานิคม=sena nikhom, บางค้อ=bang kho
สนามบิน=sanam bin, ถนนนครไชยศรี=thanon nakhon chai si, วชิรพยาบาล=wachira phayaban, สวนจิตรลดา=suan chitlada, สี่แยกมหานาค=si yaek maha nak
คลองชักพระ=khlong chak phra, ฉิมพลี=chimphli, ศาลาธรรมสพน์=sala thammasop, ตลาดพลู=talat phlu, บุคคโล=bukkhalo
วัดกัลยาณ์=wat kanlaya, สำเหร่=samre, หิรัญรูจี=hiran ruchi, บางขุนนนท์=bang khun non, บางขุนศรี=bang khun si
บ้านช่างหล่อ=ban chang lo, ศิริราช=siriraj, อรุณอัมรินทร์=arun amarin, วัดท่าพระ=wat tha phra, วัดอรุณ=wat arun
คลองจั่น=khlong chan, บางโคล่=bang khlo, วัดพระยาไกร=wat phraya krai, วงศ์สว่าง=wong sawang, บางนาเหนือ=bang na nuea
บางนาใต้=bang na tai, คลองบางพราน=khlong bang phran, บางบำหรุ=bang bamru, มหาพฤฒาราม=maha phruettharam, สีลม=si lom
สี่พระยา=si phraya, สุริยวงศ์=suriyawong, อนุสาวรีย์=anusawari, บางแคเหนือ=bang khae nuea, คลองกุ่ม=khlong kum
นวมินทร์=nawamin, นวลจันทร์=nuan chan, ลุมพินี=lumphini, คลองมหานาค=khlong maha nak, บ้านบาตร=ban bat
ป้อมปราบ=pom prap, วัดเทพศิรินทร์=wat thep sirin, วัดโสมนัส=wat sommanat, สามเสนใน=sam sen nai, ชนะสงคราม=chana songkhram
ตลาดยอด=talat yot, บวรนิเวศ=bowon niwet, บางขุนพรหม=bang khun phrom, พระบรมมหาราชวัง=phra borom maha ratchawang, วังบูรพาภิรมย์=wang burapha phirom
วัดราชบพิธ=wat ratchabophit, วัดสามพระยา=wat sam phraya, ศาลเจ้าพ่อเสือ=san chao pho suea, สำราญราษฎร์=samran rat, เสาชิงช้า=sao chingcha
บางหว้า=bang wa, บางแวก=bang waek, ปากคลองภาษีเจริญ=pak khlong phasi charoen, แสนแสบ=saen saep, ช่องนนทรี=chong nonsi
บางโพงพาง=bang phong phang, ถนนพญาไท=thanon phaya thai, ถนนเพชรบุรี=thanon phetchaburi, ทุ่งพญาไท=thung phaya thai, มักกะสัน=makkasan
บางปะกอก=bang pakok, คลองสองต้นนุ่น=khlong song ton nun, คลองสามประเวศ=khlong sam prawet, ลำปลาทิว=lam pla thio, จรเข้บัว=chorakhe bua
คลองเจ้าคุณสิงห์=khlong chao khun sing, พลับพลา=phlapphla, คลองตันเหนือ=khlong tan nuea, คลองเตยเหนือ=khlong toei nuea, พระโขนงเหนือ=phra khanong nuea
อ่อนนุช=on nut, จักรวรรดิ์=chakkrawat, ตลาดน้อย=talat noi, สาทร=sathon, ทุ่งมหาเมฆ=thung maha mek
คลองถนน=khlong thanon, คลองสิบ=khlong sip, คลองสิบสอง=khlong sip song, คู้ฝั่งเหนือ=khu fang nuea, ลำต้อยติ่ง=lam toiting
ลำผักชี=lam phak chi, หนองค้างพลู=nong khang phlu, ตลาดบางเขน=talat bang khen, ทุ่งสองห้อง=thung song hong, สามเสนนอก=sam sen nok
นครราชสีมา=nakhon ratchasima, นครสวรรค์=nakhon sawan
รัชดาภิเษก=ratchadaphisek, พระโขนงใต้=phra khanong tai, บางบอนเหนือ=bang bon nuea, บางบอนใต้=bang bon tai, คลองบางบอน=khlong bang bon
`
    .trim()
    .split(/,\s|\n/)
    .map((each) => each.split('=') as [string, string]),
)

await preload({ language: 'both' })
const english = await readRows(true)
const every = await readRows(false)
// uninhabited islands have no postcode: nothing is delivered there, and their names would match in other
// addresses
const thai = [
  ...every.filter(({ postNum }) => /^\d{5}$/.test(postNum)),
  ...overlay.map(([province, district, subDistrict, postNum]) => ({
    province,
    district,
    subDistrict,
    postNum,
    index: -1,
  })),
]

const lines = groups(thai, ({ province }) => province).map(([province, rows]) => {
  const districts = groups(rows, ({ district }) => district)
  return `${province}=${districts.map(([district, subs]) => districtText(province, district, subs)).join('/')}`
})
const note = '// Written by scripts/address-table.ts out of thai-address-universal. Do not edit.\n'
writeFileSync(`${folder}/thai-names.ts`, `${note}export const thaiNames = \`\n${lines.join('\n')}\n\`\n`)

const englishOf = new Map<string, string>()
for (const row of thai) {
  const other = english[row.index]
  if (row.index < 0 && !englishOf.has(row.subDistrict)) englishOf.set(row.subDistrict, '')
  if (!other) continue
  for (const field of ['province', 'district', 'subDistrict'] as const) {
    const before = englishOf.get(row[field])
    if (before && before !== other[field]) throw new Error(`${row[field]} has two English names`)
    englishOf.set(row[field], other[field])
  }
}
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim()
const names = [...englishOf]
  .sort(([a], [b]) => byCode(a, b))
  .map(([thaiName, name]) => plain(fixed.get(thaiName) ?? name))
const perLine = 40
const rowsOfNames = Array.from({ length: Math.ceil(names.length / perLine) }, (_, index) =>
  names.slice(index * perLine, (index + 1) * perLine).join(','),
)
writeFileSync(
  `${folder}/english-names.ts`,
  `${note}// One per Thai name of the table, in the order of the Thai names.\nexport const englishNames = \`\n${rowsOfNames.join(',\n')}\n\`\n`,
)
console.log(`${thai.length} sub-districts, ${lines.length} provinces, ${names.length} names`)
