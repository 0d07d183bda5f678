import { wordList } from './letters'

export const sections = [
  'name',
  'to',
  'address',
  'phone',
  'post',
  'items',
  'note',
  'from',
  'from-part',
  'elsewhere',
  'aside',
  'surname',
] as const
/**
 * The meaning of the text after a label. `from` starts the sender, `from-part` is one line of it, `elsewhere` is an
 * address the parcel doesn't go to, `aside` is ignored.
 */
export type Section = (typeof sections)[number]

const labels: Record<Section, string> = {
  name: 'รับโดย คนรับของ ผู้รับของ คนรับชื่อ ส่งชื่อ ส่งในชื่อ ส่งของชื่อ นาม เปลี่ยนชื่อผู้รับเป็น เปลี่ยนผู้รับเป็น ชื่อผู้รับเปลี่ยนเป็น ผู้รับเปลี่ยนเป็น เปลี่ยนชื่อเป็น ชื่อผู้รับเป็น ชื่อเป็น ในนาม ขอบิลในนาม ขอใบกำกับในนาม ขอใบกำกับภาษีในนาม ขอใบเสร็จในนาม ออกบิลในนาม ออกใบกำกับในนาม ออกใบกำกับภาษีในนาม ออกใบเสร็จในนาม ชื่อผู้สั่งซื้อ ชื่อผู้สั่ง ผู้สั่งซื้อ ผู้สั่ง คนสั่ง ผู้ซื้อ ชื้อ ชือ ชื่ิอ ชิ่อ ผู้รับชื่อ แม่ชื่อ พ่อชื่อ ลูกชื่อ แฟนชื่อ น้องชื่อ ยายชื่อ เพื่อนชื่อ คนรับชื่อ ชื่อคนรับ คนรับ ชื่อ-สกุลผู้รับ ชื่อสกุลผู้รับ ชื่อ-สกุลลูกค้า ชื่อ-นามสกุลลูกค้า ผมชื่อ หนูชื่อ ดิฉันชื่อ เราชื่อ พี่ชื่อ ชื่อ-นามสกุลผู้รับ ชื่อ-นามสกุล ชื่อ-สกุล ชื่อนามสกุล ชื่อสกุล ชื่อผู้รับสินค้า ชื่อผู้รับพัสดุ ชื่อผู้รับ ชื่อลูกค้า ชื่อจริง ชื่อ ผู้รับสินค้า ผู้รับพัสดุ ผู้รับปลายทาง ผู้รับ ผู้ติดต่อ ผู้ประสานงาน ผู้ประสาน chue cheu นามผู้รับ ลูกค้า name-surname name_-_surname name full_name recipient_name recipient receiver_name receiver customer_name customer consignee',
  to: 'ส่งถวายแด่ ส่งถวาย ถวายแด่ ถวายแก่ ถวาย และส่งอีกที่ และส่งให้ และส่งที่ ส่งอีกที่ ปลายทาง ส่งใหม่ที่ ส่งใหม่ไปที่ ส่งใหม่ให้ ส่งไปยัง ส่งต่อที่ ส่งต่อไปที่ จัดส่งให้ ส่งของให้ ส่งไปให้ ส่งพัสดุให้ ส่งต่อให้ ชื่อ-ที่อยู่-เบอร์โทร ชื่อ_ที่อยู่_เบอร์โทร ชื่อ_ที่อยู่_เบอร์ ชื่อที่อยู่เบอร์โทร ชื่อ/ที่อยู่/เบอร์โทร ชื่อ-ที่อยู่ผู้รับ ชื่อ-ที่อยู่ ชื่อ_-_ที่อยู่ ชื่อ_ที่อยู่ ชื่อ/ที่อยู่ ชื่อที่อยู่จัดส่ง ชื่อที่อยู่ผู้รับ ชื่อที่อยู่ ชื่อและที่อยู่ ส่งถึง ถึง ส่งให้ ส่งที่ ส่งตี้ ส่งหา ลงที่ ลงของที่ ส่งไปที่ ส่งมาที่ จัดส่งที่ จัดส่งไปที่ จัดส่งถึง จัดส่ง กรุณาส่ง กรุณาจัดส่ง นำส่ง ส่ง ส่งของที่ ส่งมา to ship_to deliver_to send_to song_tee song_thi song_thee',
  address:
    'หน่วยงาน สถานที่ส่ง ทีอยู ทีอยู่ ทื่อยู่ ที่ยุ่ ที่ยู่ ที่อยุ ที่อยู้ ที่อยุ่จัดส่ง ที่อยุ่ ที่อยู ที่อยู่ใหม่ ที่อยู่จัดส่งสินค้า ที่อยู่จัดส่ง ที่อยู่สำหรับจัดส่ง ที่อยู่ในการจัดส่ง ที่อยู่ผู้รับ ที่อยู่ปลายทาง ที่อยู่ลูกค้า สถานที่จัดส่ง ที่อยู่ ที่จัดส่ง บ้านอยู่ shipping_address delivery_address address_line_1 address_line address addr add thi_yu tee_yu tee_yoo thee_yoo',
  phone:
    'เบอร์โทรศัพท์มือถือ เบอร์โทรศัพท์ผู้รับ เบอร์โทรศัพท์ เบอร์โทรศัพย์ เบอร์โทรศัพ เบอโทร เบอร์โทรผู้รับ เบอร์โทรติดต่อ เบอร์โทร เบอร์ผู้รับ เบอร์ติดต่อ เบอร์มือถือ เบอร์ หมายเลขโทรศัพท์ โทรศัพท์มือถือ โทรศัพท์ โทร มือถือ ติดต่อ t t. m m. tel telephone phone_number phone mobile mob mob. cell contact_number contact call ph เบอ เบอร์โทรสำรอง เบอร์สำรอง ber bur tor tho thor mue_thue',
  post: 'รหัสไปรษณีย์ รหัสไปรษณี รหัสไปรณีย์ รหัส_ปณ รหัสปณ ปณ ป.ณ รหัส ไปรษณีย์ postcode post_code postal_code zip_code zipcode zip',
  items:
    'product_name ชื่อสินค้า สั่งซื้อ สั่ง รายการสินค้า รายการสั่งซื้อ รายการที่สั่ง รายการ สินค้าที่สั่ง สินค้า ออเดอร์ order items item products product',
  surname: 'นามสกุล สกุล surname last_name lastname',
  note: 'หมายเหตุ note notes โน้ต โน๊ต remark remarks ฝากบอก',
  from: 'ใส่ชื่อผู้ส่งเป็น ใส่ชื่อผู้ส่ง ระบุชื่อผู้ส่ง ระบุผู้ส่ง ชื่อผู้ส่งเป็น ต้นทาง ผู้ส่งสินค้า ผู้ส่ง ผู้ฝากส่ง ชื่อผู้ส่ง ที่อยู่ผู้ส่ง ส่งในนามร้าน ส่งในนาม ส่งจาก ส่งโดย จากร้าน จาก from sender_name sender shipper ship_from ผู้จัดส่ง',
  elsewhere:
    'ที่อยู่ออกใบกำกับภาษี ที่อยู่ออกใบกำกับ ที่อยู่ใบกำกับภาษี ที่อยู่ใบกำกับ ที่อยู่ออกบิล ที่อยู่ออกใบเสร็จ ที่อยู่ใบเสร็จ ที่อยู่ตามบัตรประชาชน ที่อยู่ตามบัตร ที่อยู่เก่า ที่อยู่เดิม billing_address bill_to old_address',
  'from-part':
    'เบอร์ผู้ส่ง เบอร์โทรผู้ส่ง โทรผู้ส่ง เบอร์ร้าน เบอร์แม่ค้า เบอร์แอดมิน ติดต่อร้าน ติดต่อแอดมิน แอดมิน ตัวแทนจำหน่าย ตัวแทน sender_phone sender_tel',
  aside:
    'คนสั่งชื่อ ผู้สั่งชื่อ คนซื้อชื่อ ชื่อผู้ใช้ user_name username file_name domain_name ชื่อในบัตร ชื่อตามบัตร ชื่อเพจ ชื่อกลุ่ม ชื่อบัญชี ชื่อเล่น ชื่อเฟส ชื่อเฟซ ชื่อเฟสบุ๊ค ชื่อไลน์ ไอจี ชื่อไอจี เฟส เฟซ facebook fb เฟสบุ๊ค line_id id_line lineid line ไลน์ ไอดีไลน์ ig instagram tiktok twitter อีเมล อีเมล์ email e-mail mail วันที่โอน วันที่ เวลา เลขที่บัญชี เลขบัญชี บัญชี บช ธนาคาร เลขพัสดุ เลขแทรค เลขแทรก tracking_no tracking ขนส่ง เลขที่ออเดอร์ เลขออเดอร์ เลขที่ใบสั่งซื้อ หมายเลขคำสั่งซื้อ คำสั่งซื้อ order_no order_id ref เลขประจำตัวผู้เสียภาษี เลขผู้เสียภาษี เลขที่ผู้เสียภาษี tax_id เลขบัตรประชาชน เลขบัตร บัตรประชาชน พร้อมเพย์ promptpay acc_no account สลิป ช่องทาง ช่องทางสั่งซื้อ ช่องทางการสั่งซื้อ ผู้แนะนำ รหัสลูกค้า courier carrier',
}

/** Words that start like a label but aren't one. */
const others =
  'ที่อยู่ที่เคย ที่อยู่ที่ให้ ส่งที่ทำการผู้ใหญ่ ส่งไปที่ทำการผู้ใหญ่ ส่งที่ทำการกำนัน ส่งไปที่ทำการกำนัน ส่งที่ว่าการ ส่งไปที่ว่าการ ส่งหาย ที่อยู่ไม่ ที่อยู่ตาม ที่อยู่ไหน ปลายทางไม่ ปลายทางได้ ชื่อเดิม ชื่อเสียง ชื่อไฟล์ ชื่อเพลง ชื่อเรื่อง ชื่อหนัง ชื่อวิชา ชื่อเว็บ ชื่อแอป ชื่อรุ่น ชื่อย่อ ชื่ออะไร ชื่อไม่ ชื่อนี้ ชื่อผิด ชื่อถูก ชื่อซ้ำ ชื่อดัง ผู้รับปฏิเสธ ผู้รับไม่ ผู้รับแจ้ง ผู้รับเลื่อน ผู้รับติด ผู้รับจะ ผู้รับสะดวก ผู้รับเป็น ผู้รับเงิน ผู้รับได้ ผู้รับต้อง ผู้รับยัง เบอร์เดิม เบอร์ไหน โทรมา โทรหา โทรก่อน โทรแจ้ง โทรบอก โทรไม่ โทรได้ โทรเข้า โทรนัด โทรสั่ง ผู้รับเหมา ถึงเมื่อ ถึงวัน ถึงไหน ถึงแล้ว ถึงยัง จากใจ จากที่ จากกัน จากเพจ จากไลฟ์ ส่งให้ดี รายการโอน ติดต่อกลับ ติดต่อได้ ติดต่อไม่ สินค้ามี สินค้าหมด สินค้าได้'

export const sectionOf = new Map<string, Section>()
for (const section of sections)
  for (const word of labels[section].split(' ')) sectionOf.set(word.replaceAll('_', ' '), section)
/** Somebody else receives the parcel: "ชื่อแม่ บุญเรือน เบอร์แม่ 08…". */
const kin =
  'แม่ พ่อ อากง อาม่า ปู่ ย่า พี่ พี่สาว พี่ชาย น้อง น้องสาว น้องชาย ลูก ลูกสาว ลูกชาย แฟน สามี ภรรยา เพื่อน ยาย ตา ป้า ลุง น้า อา ญาติ หลาน เจ้านาย ครู'
export const kinNames = new Set(kin.split(' ').map((who) => `ชื่อ${who}`))
for (const who of kin.split(' ')) {
  sectionOf.set(`ชื่อ${who}`, 'name').set(`${who}ชื่อ`, 'name')
  for (const number of ['เบอร์', 'โทร', 'เบอร์โทร']) sectionOf.set(`${number}${who}`, 'phone')
}
/** The customer's own number, if the parcel goes to somebody else. */
export const ownNumbers = new Set(
  ['เบอร์', 'เบอร์โทร', 'โทร'].flatMap((number) =>
    ['เรา', 'หนู', 'ผม', 'ดิฉัน', 'ฉัน', 'คนสั่ง', 'ผู้สั่ง', 'คนซื้อ'].map((who) => number + who),
  ),
)
for (const who of ['เรา', 'หนู', 'ผม']) ownNumbers.add(`ของ${who}`)
for (const word of ownNumbers) sectionOf.set(word, 'from-part')

/** All labels, and lookalikes (which have no section). */
export const labelWords = wordList([...sectionOf.keys(), ...others.split(' ')])

const set = (words: string) => new Set(words.split(' ').map((word) => word.replaceAll('_', ' ')))

/** Without a colon these are labels only before a title, before nothing, or at the start of a line. */
export const ambiguousLabels = set(
  'ตัวแทน ตัวแทนจำหน่าย to chue cheu ber bur tor tho thor จาก from ถึง จัดส่ง ส่งมา ส่งมาที่ line ไลน์ เวลา item items product products order add call mail account ref ธนาคาร ขนส่ง เฟส เฟซ ig fb แอดมิน ลูกค้า สินค้า ออเดอร์ รายการ บัญชี สลิป รหัส ไปรษณีย์ ph note notes กรุณาส่ง นำส่ง customer contact tracking ส่งโดย ช่องทาง ผู้แนะนำ courier carrier',
)
/** Without a colon these are labels only before a title: "ส่งคุณโอ๋", "ส่งให้ร้านเมย์". */
export const mostAmbiguousLabels = set('ส่งให้ ชื้อ ถวาย')
/** These are labels only before a phone number. */
export const singleLetters = set('t t. m m.')
