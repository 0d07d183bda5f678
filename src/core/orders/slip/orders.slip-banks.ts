import { lookUp } from '../../kernel/look-up'

/** A bank's name as its customers know it. */
type BankName = { th: string; en: string }

/**
 * Banks by the code that their slips have.
 *
 * Source: the bank codes of the Bank of Thailand, as banks print them in transfers between banks; noted from memory in
 * November 2026. A code that isn't here is shown as it is.
 */
const banks: Readonly<Record<string, BankName>> = {
  '002': { th: 'กรุงเทพ', en: 'Bangkok Bank' },
  '004': { th: 'กสิกรไทย', en: 'KBank' },
  '006': { th: 'กรุงไทย', en: 'Krungthai' },
  '011': { th: 'ทีทีบี', en: 'ttb' },
  '014': { th: 'ไทยพาณิชย์', en: 'SCB' },
  '017': { th: 'ซิตี้แบงก์', en: 'Citibank' },
  '020': { th: 'สแตนดาร์ดชาร์เตอร์ด', en: 'Standard Chartered' },
  '022': { th: 'ซีไอเอ็มบี ไทย', en: 'CIMB Thai' },
  '024': { th: 'ยูโอบี', en: 'UOB' },
  '025': { th: 'กรุงศรี', en: 'Krungsri' },
  '030': { th: 'ออมสิน', en: 'GSB' },
  '031': { th: 'เอชเอสบีซี', en: 'HSBC' },
  '033': { th: 'อาคารสงเคราะห์', en: 'GH Bank' },
  '034': { th: 'ธ.ก.ส.', en: 'BAAC' },
  '035': { th: 'เอ็กซิม', en: 'EXIM Thailand' },
  '066': { th: 'อิสลาม', en: 'Islamic Bank' },
  '067': { th: 'ทิสโก้', en: 'TISCO' },
  '069': { th: 'เกียรตินาคินภัทร', en: 'KKP' },
  '070': { th: 'ไอซีบีซี (ไทย)', en: 'ICBC (Thai)' },
  '071': { th: 'ไทยเครดิต', en: 'Thai Credit' },
  '073': { th: 'แลนด์ แอนด์ เฮ้าส์', en: 'LH Bank' },
  '098': { th: 'เอสเอ็มอี', en: 'SME D Bank' },
  truemoney: { th: 'ทรูมันนี่', en: 'TrueMoney' },
}

/** A bank's name in Thai, elsewhere the one it uses in English; its code if it isn't known. */
export function bankName(code: string, locale: string): string {
  const bank = lookUp(banks, code)
  return bank ? (locale.startsWith('th') ? bank.th : bank.en) : code
}
