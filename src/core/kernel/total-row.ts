const thai =
  /^(?:ยอด|ผล|ราคา|จำนวน|จำนวนเงิน)?รวม(?:ทั้งสิ้น|ทั้งหมด|ทุกรายการ|ยอด|เงิน|สุทธิ|จำนวน|เป็น|รายการ|ออเดอร์|พัสดุ|ชิ้น|สินค้า|ราคา|ขาย|โอน|ค่าส่ง|ค่าบริการ|ค่าธรรมเนียม|ภาษี|ประจำ|วันที่|วัน|เดือน|ปี|บาท|cod|vat)*$|^(?:ทั้งหมด|ทั้งสิ้น)$/
const latin =
  /^(?:(?:grand|overall|net|sub) ?)?(?:totals?|totaux|totais|sums?|summen?|zwischensumme|gesamt|gesamtsumme|gesamtbetrag|sommes?|soma)(?: (?:amount|sales|orders?|parcels?|items|pieces|price|shipping|fees?|payout|vat|tax|net|cod|baht|thb|all|of|général|geral))*$/

/** Up to the first digit, colon or bracket. */
const nameIn = (cell: string): string =>
  cell
    .normalize('NFC')
    .toLowerCase()
    .split(/[\d๐-๙:=([]/, 1)[0] ?? ''

/** Whether a cell names a sum: `รวมทั้งสิ้น`, `Total: 12`. Names that only begin so don't: `รวมมิตร`, `Total Care`. */
export function isTotalName(cell: string): boolean {
  const name = nameIn(cell)
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim()
  return thai.test(name.replaceAll(' ', '')) || latin.test(name)
}

/** Whether the first cell that isn't empty names a sum. */
export const isTotalRow = (cells: readonly string[]): boolean =>
  isTotalName(cells.find((cell) => cell.trim() !== '') ?? '')
