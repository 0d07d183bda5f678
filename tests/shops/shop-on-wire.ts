import { decode } from '../../src/core/kernel/codec'
import { type Shop, shopSchema } from '../../src/core/shops/shops.contract'

/** As it stands on the wire: amounts in baht. */
export const shopOnWire = {
  id: 2,
  siId: 102,
  ShopName: 'ครัวคุณยาย',
  Description: 'น้ำพริกและแยม',
  Address: '19 ซอยตลาดเช้า',
  PostalCode: '40000',
  PhoneNumber: '043-555-120',
  CODRule: { kind: 'fixed', value: 30, minimum: 0 },
  ShippingCost: 0,
  PromptPayId: '0812345678',
  TaxId: '',
  BankAccounts: [],
  BillerId: '',
  BillerRef1: '',
  BillerRef2: '',
  Closed: false,
}

export function storedShop(wire: object = {}): Shop {
  const read = decode(shopSchema, { ...shopOnWire, ...wire })
  if (!read.ok) throw new Error(read.path)
  return read.value
}
