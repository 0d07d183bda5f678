/**
 * Words by which a courier says that a parcel wasn't handed over, so that nothing was collected. Source: statuses in
 * everyday use by the couriers of `cod.headings`, from memory; none of them publishes a list.
 */
const words = [
  ...['ตีกลับ', '(?:ส่ง)?คืน(?:ผู้ส่ง|ต้นทาง|ร้าน)', 'ส่งคืน', 'ปฏิเสธ', 'ไม่รับ(?:พัสดุ|สินค้า|ของ)', 'ยกเลิก'],
  ...['ไม่สำเร็จ', 'ติดต่อไม่ได้', 'ไม่มีผู้รับ', 'สูญหาย', 'ชำรุด'],
  ...['return(?:ed|ing)?', 'rts', 'refus(?:ed|al)', 'reject(?:ed)?', 'cancel(?:l)?ed', 'undelivered', 'not delivered'],
  ...['(?:delivery )?fail(?:ed|ure)?', 'unsuccessful', 'lost', 'damaged'],
].join('|')

const thai = '(?:พัสดุ|สินค้า|ลูกค้า|ผู้รับ|นำจ่าย|จัดส่ง|รับ|แล้ว|การ){0,4}'
const whole = new RegExp(
  `^${thai}(?:${words})${thai}(?: (?:to|by|sender|shipper|customer|recipient|parcel)){0,3}$`,
  'i',
)
const within = new RegExp(`(?:^|[^a-z])(?:${words})(?![a-z])`, 'i')
const status = /status|สถานะ|ผลการ/i

/** Whether the row itself says that its parcel wasn't handed over. */
export function isUndeliveredRow(cells: readonly string[], headings: readonly string[] = []): boolean {
  const said = cells.length === 1 ? (cells[0] ?? '').split(/[\s|]+/) : cells
  return said.some((cell, column) => {
    const text = cell.trim().slice(0, 200)
    return whole.test(text) || (cells.length > 1 && status.test(headings[column] ?? '') && within.test(text))
  })
}
