import type { KnowledgeCard, KnowledgeGroup } from '../../core/knowledge/knowledge.contract'
import { articlesTable, cardsTable, groupsTable } from '../../service/knowledge/knowledge.service'
import { seed } from '../../service/seed'

const card = (id: number, category: string, title: string, desc: string): KnowledgeCard => ({
  id,
  category,
  img: null,
  title,
  desc,
})

export const sampleCards: readonly KnowledgeCard[] = [
  card(1, 'orders', 'รับออเดอร์', 'วางข้อความจากแชท เลือกสินค้า แล้วบันทึก'),
  card(2, 'labels', 'ใบปะหน้า', 'พิมพ์ จัดกระดาษ และพิมพ์ซ้ำ'),
  card(3, 'cod', 'เก็บเงินปลายทาง', 'ค่าธรรมเนียม ยอดค้าง และรายการจากขนส่ง'),
  card(4, 'customers', 'ลูกค้า', 'ที่อยู่ ประวัติ และการค้นหา'),
  card(5, 'shops', 'ร้านค้า', 'ข้อมูลร้าน PromptPay และภาษี'),
  card(6, 'team', 'ทีมงาน', 'ผู้ใช้ สิทธิ์ และการแจ้งเตือน'),
]

const groups: readonly [title: string, questions: readonly string[]][] = [
  ['เริ่มต้นใช้งาน', ['ต้องเตรียมอะไรก่อนเริ่ม', 'ทำตามขั้นตอนไหนก่อน', 'ใช้บนมือถือได้อย่างไร']],
  ['งานประจำวัน', ['ทำให้เร็วขึ้นด้วยแป้นพิมพ์ได้อย่างไร', 'ทำหลายรายการพร้อมกันได้ไหม', 'ดูว่าใครทำอะไรได้ที่ไหน']],
  ['แก้ไขและยกเลิก', ['แก้ไขสิ่งที่บันทึกแล้วได้อย่างไร', 'ยกเลิกแล้วเอากลับมาได้ไหม']],
  ['การพิมพ์และไฟล์', ['ส่งออกเป็นไฟล์ CSV ได้อย่างไร', 'พิมพ์แล้วขอบขาดทำอย่างไร']],
  ['เมื่อมีปัญหา', ['อินเทอร์เน็ตหลุดทำอย่างไร', 'มีคนแก้พร้อมกันจะเกิดอะไรขึ้น', 'ข้อมูลไม่ตรงต้องตรวจที่ไหน']],
  ['ความปลอดภัย', ['ใครเห็นข้อมูลนี้ได้บ้าง', 'ลืมรหัสผ่านทำอย่างไร']],
]
const icons = ['PlayIcon', 'ClockIcon', 'EditIcon', 'PrinterIcon', 'LifeBuoyIcon', 'LockIcon']

/** The groups of a category; questions are numbered across all groups. */
export function sampleGroups({ id: categoryId, category }: KnowledgeCard): readonly KnowledgeGroup[] {
  let number = categoryId * 100
  return groups.map(([title, questions], nth) => ({
    id: categoryId * 10 + nth,
    title,
    icon: icons[nth] ?? '',
    iconColor: '',
    questions: questions.map((question) => {
      number++
      return { id: number, question, slug: `${category}-${number}` }
    }),
  }))
}

/** The answer to a question. */
const sampleContent = (question: string, { title, desc }: KnowledgeCard): string =>
  [
    `<p>คำถาม <strong>${question}</strong> อยู่ในหมวด<em>${title}</em> (${desc})</p>`,
    '<h3>ทำตามนี้</h3>',
    '<ol><li>เปิดหน้าที่เกี่ยวข้องจากเมนูด้านซ้าย</li><li>เลือกรายการที่ต้องการ แล้วกดปุ่มที่มุมขวา</li><li>ตรวจดูอีกครั้งก่อนกดบันทึก</li></ol>',
    '<blockquote>สิ่งที่พิมพ์ไว้ไม่หาย ถึงอินเทอร์เน็ตจะหลุดระหว่างทาง</blockquote>',
    '<p>ถ้ายังไม่ได้ผล ดูคำถามที่เกี่ยวข้องด้านข้าง หรือถามหัวหน้าร้าน</p>',
  ].join('')

const sampleArticles = () =>
  sampleCards.flatMap((card) =>
    sampleGroups(card).flatMap(({ questions }) =>
      questions.map(({ id, question }) => ({
        id,
        lastUpdated: '2026-10-05T03:00:00.000Z',
        content: sampleContent(question, card),
      })),
    ),
  )

export const knowledgeSeeds = [
  seed(cardsTable, () => sampleCards),
  seed(groupsTable, () =>
    sampleCards.flatMap((card) => sampleGroups(card).map((group) => ({ ...group, card: card.id }))),
  ),
  seed(articlesTable, sampleArticles),
]
