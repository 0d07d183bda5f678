import { type Offer, offersTable } from '../../service/pricing/pricing.service'
import { seed } from '../../service/seed'

const sampleOffer: Offer = {
  basicPlan: {
    title: 'เริ่มต้น',
    img: null,
    subtitle: 'สำหรับร้านที่เพิ่งเริ่มขาย',
    monthlyPrice: 0,
    yearlyPlan: { perMonth: 0, totalAnnual: 0 },
    planBenefits: ['รับออเดอร์ได้ 100 ออเดอร์ต่อเดือน', 'ร้านค้า 1 ร้าน', 'พิมพ์ใบปะหน้าได้ไม่จำกัด', 'ผู้ใช้ 1 คน'],
    popular: false,
  },
  standardPlan: {
    title: 'มาตรฐาน',
    img: null,
    subtitle: 'สำหรับร้านที่ส่งพัสดุทุกวัน',
    monthlyPrice: 49,
    yearlyPlan: { perMonth: 40, totalAnnual: 480 },
    planBenefits: ['รับออเดอร์ได้ไม่จำกัด', 'ร้านค้า 5 ร้าน', 'นำเข้าเลขพัสดุและกระทบยอด COD', 'ผู้ใช้ 10 คน', 'ใบแจ้งหนี้และใบกำกับภาษี'],
    popular: true,
  },
  enterprisePlan: {
    title: 'องค์กร',
    img: null,
    subtitle: 'สำหรับหลายร้านและทีมใหญ่',
    monthlyPrice: 99,
    yearlyPlan: { perMonth: 80, totalAnnual: 960 },
    planBenefits: ['ทุกอย่างของแพ็กเกจมาตรฐาน', 'ร้านค้าไม่จำกัด', 'ผู้ใช้ไม่จำกัด', 'เชื่อมต่อกับระบบของร้าน', 'ผู้ดูแลประจำร้าน'],
    popular: false,
  },
  qandA: [
    { question: 'เปลี่ยนแพ็กเกจได้เมื่อไร', ans: 'ได้ทุกเมื่อ แพ็กเกจใหม่เริ่มใช้ได้ทันที ส่วนต่างคิดตามจำนวนวันที่เหลือ' },
    { question: 'จ่ายรายปีประหยัดกว่าเท่าไร', ans: 'แพ็กเกจมาตรฐานและองค์กรถูกลงเกือบ 2 เดือนเมื่อจ่ายครั้งเดียวทั้งปี' },
    {
      question: 'ถ้าออเดอร์เกินจำนวนของแพ็กเกจเริ่มต้น จะเกิดอะไรขึ้น',
      ans: 'ยังรับออเดอร์ต่อได้จนสิ้นเดือน แล้วเราจะชวนให้เปลี่ยนแพ็กเกจ ไม่มีออเดอร์ไหนหาย',
    },
    { question: 'เลิกใช้แล้วข้อมูลยังอยู่ไหม', ans: 'อยู่ ส่งออกออเดอร์และลูกค้าเป็นไฟล์ CSV ได้เสมอ' },
  ],
}

export const pricingSeeds = [seed(offersTable, () => [sampleOffer])]
