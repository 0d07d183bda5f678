import { satang } from '../../core/kernel/money'
import { noShop, type Shop } from '../../core/shops/shops.contract'
import { seed } from '../../service/seed'
import { shopsTable } from '../../service/shops/shops.table'

export const sampleShops: readonly Shop[] = [
  {
    ...noShop,
    id: 1,
    siId: 101,
    ShopName: 'บ้านชาปลายดอย',
    Description: 'ชา กาแฟ และของกินเล่นจากดอย ส่งทุกวันจันทร์ถึงเสาร์',
    Address: '88/4 หมู่ 6 ถนนริมเขา ตำบลสุเทพ อำเภอเมืองเชียงใหม่ จังหวัดเชียงใหม่',
    PostalCode: '50200',
    PhoneNumber: '081-234-5678',
    CODRule: { kind: 'percent', value: 3, minimum: satang(2_000) },
    PromptPayId: '0812345678',
    TaxId: '0505500000018',
  },
  {
    ...noShop,
    id: 2,
    siId: 102,
    ShopName: 'ครัวคุณยายละเมียด',
    Description: 'น้ำพริก แยม น้ำผึ้ง และข้าวสารจากกลุ่มแม่บ้าน',
    Address: '19 ซอยตลาดเช้า ตำบลในเมือง อำเภอเมืองขอนแก่น จังหวัดขอนแก่น',
    PostalCode: '40000',
    PhoneNumber: '043-555-120, 089-555-0120',
    CODRule: { kind: 'fixed', value: satang(3_000) },
    PromptPayId: '0405500000027',
    TaxId: '0405500000027',
  },
  {
    ...noShop,
    id: 3,
    siId: 103,
    ShopName: 'สานฝันหัตถกรรม',
    Description: 'เครื่องสาน ผ้าทอ เซรามิก และสบู่ทำมือ',
    Address: '5/12 ถนนท่าน้ำ แขวงลาดยาว เขตจตุจักร กรุงเทพมหานคร',
    PostalCode: '10900',
    PhoneNumber: '02-555-0146',
  },
]

export const shopsSeeds = [seed(shopsTable, () => sampleShops)]
