/**
 * Banks in Thailand that people transfer to, by the code of the Bank of Thailand; `digits` are the lengths of their
 * account numbers, only where they are sure.
 */
export const thaiBanks = [
  { code: '004', th: 'ธนาคารกสิกรไทย', en: 'Kasikornbank', digits: [10] },
  { code: '014', th: 'ธนาคารไทยพาณิชย์', en: 'Siam Commercial Bank', digits: [10] },
  { code: '002', th: 'ธนาคารกรุงเทพ', en: 'Bangkok Bank', digits: [10] },
  { code: '006', th: 'ธนาคารกรุงไทย', en: 'Krungthai Bank', digits: [10] },
  { code: '025', th: 'ธนาคารกรุงศรีอยุธยา', en: 'Bank of Ayudhya (Krungsri)', digits: [10] },
  { code: '011', th: 'ธนาคารทหารไทยธนชาต', en: 'TMBThanachart Bank (ttb)', digits: [10] },
  { code: '030', th: 'ธนาคารออมสิน', en: 'Government Savings Bank', digits: [12] },
  { code: '034', th: 'ธ.ก.ส.', en: 'Bank for Agriculture (BAAC)', digits: [12] },
  { code: '033', th: 'ธนาคารอาคารสงเคราะห์', en: 'Government Housing Bank', digits: [12] },
  { code: '024', th: 'ธนาคารยูโอบี', en: 'UOB', digits: [] },
  { code: '022', th: 'ธนาคารซีไอเอ็มบี ไทย', en: 'CIMB Thai', digits: [] },
  { code: '069', th: 'ธนาคารเกียรตินาคินภัทร', en: 'Kiatnakin Phatra Bank', digits: [] },
  { code: '073', th: 'ธนาคารแลนด์ แอนด์ เฮ้าส์', en: 'Land and Houses Bank', digits: [] },
  { code: '067', th: 'ธนาคารทิสโก้', en: 'TISCO Bank', digits: [] },
  { code: '066', th: 'ธนาคารอิสลามแห่งประเทศไทย', en: 'Islamic Bank of Thailand', digits: [] },
  { code: '071', th: 'ธนาคารไทยเครดิต', en: 'Thai Credit Bank', digits: [] },
  { code: '070', th: 'ธนาคารไอซีบีซี (ไทย)', en: 'ICBC (Thai)', digits: [] },
] as const satisfies readonly { code: string; th: string; en: string; digits: readonly number[] }[]

export type BankCode = (typeof thaiBanks)[number]['code']

const bankOf = (code: string) => thaiBanks.find((bank) => bank.code === code)

/** Its name for customers; a code that isn't in the list stays as it is. */
export const bankName = (code: string, isThai: boolean): string => bankOf(code)?.[isThai ? 'th' : 'en'] ?? code

/** Error code of an account number without blanks and dashes. */
export function accountError(bank: string, digits: string): 'account' | 'account-length' | undefined {
  if (!/^\d{10,15}$/.test(digits)) return 'account'
  const lengths: readonly number[] = bankOf(bank)?.digits ?? []
  return lengths.length > 0 && !lengths.includes(digits.length) ? 'account-length' : undefined
}

/** As banks write it: 123-4-56789-0; other lengths stay plain. */
export const accountText = (digits: string): string =>
  digits.length === 10 ? digits.replace(/^(\d{3})(\d)(\d{5})(\d)$/, '$1-$2-$3-$4') : digits
