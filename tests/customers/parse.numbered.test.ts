import { expect, test } from 'vitest'
import { parsePaste } from '../../src/core/customers/customers.parse'

const lines = ['ชื่อ: มาลี ศรีสุข', 'ที่อยู่: 45 หมู่ 3', 'ตำบล: สุเทพ', 'อำเภอ: เมือง', 'จังหวัด: เชียงใหม่ 50200', 'เบอร์: 0898765432']

const read = async (text: string) => {
  const { name, addressLine, subDistrict, district, postNum, phones } = await parsePaste(text)
  return [name, addressLine, subDistrict, district, postNum, phones[0]].map((field) => field?.value)
}
const right = ['มาลี ศรีสุข', '45 หมู่ 3', 'สุเทพ', 'เมืองเชียงใหม่', '50200', '0898765432']

test.each([
  ['3.', (line: string, at: number) => `${at}.${line}`],
  ['3. ', (line: string, at: number) => `${at}. ${line}`],
  ['3)', (line: string, at: number) => `${at}) ${line}`],
  ['3 -', (line: string, at: number) => `${at} - ${line}`],
  ['๓.', (line: string, at: number) => `${'๐๑๒๓๔๕๖'[at]}.${line}`],
])('PASTE-1700 the numbers of a form, "%s", are in no address', async (_, numbered) => {
  expect(await read(lines.map((line, at) => numbered(line, at + 1)).join('\n'))).toEqual(right)
  const short = lines.map((line) => line.replace(': ', ' ').replace('ตำบล ', 'ต.').replace('อำเภอ ', 'อ.'))
  expect(await read(short.map((line, at) => numbered(line, at + 1)).join('\n'))).toEqual(right)
})

test('PASTE-1700 a number that begins a line without such a count is still a house', async () => {
  expect(await read('มาลี ศรีสุข\n1) 45 หมู่ 3 ต.สุเทพ\nอ.เมือง จ.เชียงใหม่ 50200\n0898765432')).toMatchObject({ 2: 'สุเทพ' })
  expect(await read('มาลี ศรีสุข\n12 - หมู่ 3 ต.สุเทพ\nอ.เมือง จ.เชียงใหม่ 50200\n0898765432')).toMatchObject({
    1: expect.stringContaining('12'),
  })
})
