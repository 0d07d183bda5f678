import { satang } from '../../core/kernel/money'
import type { Product } from '../../core/store/store.contract'
import { seed } from '../../service/seed'
import { productsTable, wishlistTable } from '../../service/store/store.table'
import { type Drawing, picture } from './store.pictures'

type Sample = readonly [
  name: string,
  slug: string,
  brand: string,
  baht: number,
  rating: number,
  drawing: Drawing,
  hue: number,
  description: string,
]

const [tea, kitchen, craft, herb] = ['ไร่ปลายหมอก', 'ครัวคุณยายละเมียด', 'สานฝัน', 'สวนสมุนไพรบ้านดิน'] as const

const samples: readonly Sample[] = [
  ['ชาเขียวใบหม่อน', 'mulberry-green-tea', tea, 120, 5, 'tin', 130, 'ใบหม่อนอ่อนคั่วมือ หอมนุ่ม ไม่ฝาด ซองละ 2 กรัม 20 ซอง'],
  ['ชาดอกเก๊กฮวย', 'chrysanthemum-tea', tea, 95, 4, 'tin', 46, 'ดอกเก๊กฮวยขาวอบแห้งทั้งดอก ชงได้ทั้งร้อนและเย็น'],
  ['ชาอู่หลงยอดดอย', 'doi-oolong-tea', tea, 280, 5, 'tin', 165, 'อู่หลงก้านอ่อนจากไร่บนดอย ชงซ้ำได้สี่น้ำ'],
  ['ชาไทยสูตรโบราณ', 'classic-thai-tea', tea, 85, 4, 'pouch', 22, 'ชาแดงคั่วเข้ม สีสวย หอมวานิลลา ถุงละ 400 กรัม'],
  ['กาแฟคั่วกลางดอยสันหมอก', 'doi-medium-roast', tea, 245, 5, 'pouch', 14, 'อาราบิก้าคั่วกลาง กลิ่นถั่วและน้ำผึ้ง ถุงละ 250 กรัม'],
  ['โกโก้ผงแท้', 'pure-cocoa-powder', tea, 160, 4, 'pouch', 350, 'โกโก้จากสวนภาคตะวันออก ไม่ผสมน้ำตาล'],
  ['กล้วยตากน้ำผึ้ง', 'honey-dried-banana', kitchen, 65, 5, 'bowl', 38, 'กล้วยน้ำว้าตากแดดสองวัน คลุกน้ำผึ้ง ไม่ใส่สารกันบูด'],
  ['มะม่วงอบแห้ง', 'dried-mango', kitchen, 89, 4, 'pouch', 50, 'มะม่วงมหาชนกอบแห้ง หวานอมเปรี้ยว เคี้ยวเพลิน'],
  ['ทองม้วนงาดำ', 'sesame-rolls', kitchen, 55, 4, 'rolls', 32, 'กรอบบาง หอมกะทิสด โรยงาดำ กล่องละ 30 ชิ้น'],
  ['ขนมผิงโบราณ', 'coconut-meringue', kitchen, 45.5, 3, 'bowl', 28, 'อบเตาถ่าน ละลายในปาก กล่องละ 150 กรัม'],
  ['น้ำผึ้งดอกลำไย', 'longan-honey', kitchen, 220, 5, 'jar', 36, 'น้ำผึ้งแท้จากสวนลำไย เก็บหน้าเดือนห้า ขวดละ 350 กรัม'],
  ['น้ำพริกเผาคุณยาย', 'chili-paste', kitchen, 79, 5, 'jar', 8, 'พริกแห้ง กุ้งแห้ง ผัดน้ำมันจนหอม รสกลมกล่อม'],
  ['แยมกระเจี๊ยบ', 'roselle-jam', kitchen, 110, 4, 'jar', 340, 'เนื้อกระเจี๊ยบแน่น หวานน้อย ทาขนมปังหรือชงโซดา'],
  ['น้ำปลาหมักไห', 'jar-fish-sauce', kitchen, 68, 4, 'bottle', 24, 'หมักไหดินสิบแปดเดือน หอม ไม่เค็มแหลม'],
  ['น้ำมันมะพร้าวสกัดเย็น', 'cold-pressed-coconut-oil', kitchen, 175, 5, 'bottle', 190, 'มะพร้าวทับสะแกสกัดเย็น ขวดละ 500 มล.'],
  ['ข้าวหอมมะลิ 2 กก.', 'jasmine-rice-2kg', kitchen, 130, 5, 'sack', 84, 'ข้าวใหม่ต้นฤดู หุงขึ้นหม้อ หอมทั้งครัว'],
  ['ข้าวไรซ์เบอร์รี 1 กก.', 'riceberry-1kg', kitchen, 95, 4, 'sack', 290, 'ข้าวกล้องสีม่วงเข้ม นุ่มหนึบ ปลูกแบบอินทรีย์'],
  ['ถั่วคั่วสมุนไพร', 'herb-peanuts', kitchen, 59, 4, 'bowl', 96, 'ถั่วลิสงคั่วใบมะกรูดและตะไคร้ กรอบหอม'],
  ['สบู่ขมิ้นน้ำผึ้ง', 'turmeric-honey-soap', herb, 75, 4, 'soap', 42, 'สบู่ทำมือกวนเย็น ขมิ้นสดและน้ำผึ้ง ก้อนละ 100 กรัม'],
  ['สบู่มะขามเปียก', 'tamarind-soap', herb, 75, 3, 'soap', 18, 'ขัดผิวเบา ๆ ด้วยมะขามเปียก ล้างออกง่าย'],
  ['ยาหม่องไพล', 'plai-balm', herb, 49, 5, 'tube', 110, 'ไพลทอดน้ำมันงา ทานวดคลายเมื่อย ตลับละ 50 กรัม'],
  ['ลูกประคบสมุนไพร', 'herbal-compress', herb, 120, 5, 'ball', 70, 'สมุนไพรสิบสองชนิด นึ่งใช้ซ้ำได้สามครั้ง'],
  ['เทียนหอมตะไคร้', 'lemongrass-candle', herb, 190, 4, 'candle', 74, 'ไขถั่วเหลือง กลิ่นตะไคร้ไล่ยุง จุดได้ 35 ชั่วโมง'],
  ['ตะกร้าหวายสาน', 'rattan-basket', craft, 450, 5, 'basket', 26, 'หวายแท้สานมือ ก้นแข็งแรง ขนาด 30 ซม.'],
  ['กระเป๋าสานผักตบชวา', 'water-hyacinth-bag', craft, 590, 4, 'basket', 60, 'ผักตบชวาถักมือ บุผ้าฝ้ายด้านใน ซิปแน่นหนา'],
  ['ถ้วยเซรามิกเขียนลาย', 'painted-cup', craft, 260, 5, 'cup', 212, 'เขียนลายครามทีละใบ เข้าไมโครเวฟได้'],
  ['ผ้าขาวม้าทอมือ', 'handwoven-pakhaoma', craft, 320, 5, 'cloth', 356, 'ฝ้ายทอมือย้อมสีธรรมชาติ ขนาด 75 x 180 ซม.'],
]

export const sampleProducts: readonly Product[] = samples.map(
  ([name, slug, brand, baht, rating, drawing, hue, description], index) => ({
    id: index + 1,
    name,
    slug: `${slug}-${index + 1}`,
    description,
    brand,
    price: satang(Math.round(baht * 100)),
    image: picture(drawing, hue),
    hasFreeShipping: baht >= 200,
    rating,
    isInWishlist: false,
    isInCart: false,
  }),
)

export const storeSeeds = [
  seed(productsTable, () => sampleProducts),
  seed(wishlistTable, () => [
    { id: 1, productId: 24 },
    { id: 2, productId: 3 },
  ]),
]
