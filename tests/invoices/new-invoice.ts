/** As it goes over the wire: 3 × 107 − 10 % of a line, 7 % contained. */
export const newInvoice = {
  issuedDate: '21 Nov 2026',
  dueDate: '21 Dec 2026',
  client: {
    name: 'คุณแดง ใจดี',
    company: 'บริษัท แดงดี จำกัด',
    companyEmail: 'dang@example.test',
    contact: '081-222-3333',
    address: '1 ถนนแดง เชียงใหม่ 50200',
    country: 'ไทย',
    taxId: '0505561000018',
    branch: '00000',
  },
  service: 'ชาเขียว',
  shopId: 1,
  branch: '00000',
  items: [
    { name: 'ชาเขียว', description: 'ซอง', cost: 107, quantity: 3, discount: { kind: 'percent', value: 10 } },
    { name: 'ค่าส่ง', description: '', cost: 40, quantity: 1, discount: { kind: 'none', value: 0 } },
  ],
  discount: { kind: 'amount', value: 8.9 },
  vatRate: 7,
  vatIncluded: true,
  payments: [],
  salesperson: 'มาลี',
  note: '<b>ขอบคุณ</b>',
  orderNumber: '',
}
