import type { PastedCase } from './pasted-score'

/** Rows of the address table: sub-district, district, province, postcode. */
export type Row = readonly [sub: string, district: string, province: string, postNum: string]

/** Real names; nearly all are missing from scripts/name-weights. */
const firsts =
  'กนต์ธร กมลภพ กรวินท์ กฤชสร กวินตรา กาญจน์กนก กุลนิษฐ์ เกณิกา เกริกพล เก้าตะวัน ขจีวรรณ ขวัญพัฒน์ เขมจิรา คณิศร คมเดช จตุพล จรัสพงษ์ จิณณพัต จิรภิญญา เจตนิพัทธ์ ชญานุตม์ ชนาภัทร ชยางกูร ชลธาร ชินาธิป ชุติกาญจน์ ญาณภัทร ฐปนนท์ ฐานันดร ณฐพร ณพวิทย์ ณิชาภัทร ดนุสรณ์ ดลฤดี ดุษฎี เตชินท์ ตรีเพชร ตุลยา ถนอมนวล ถิรวัฒน์ ทยิดา ทรรศนีย์ ทิฆัมพร เทวาพิทักษ์ ธนกฤต ธมลวรรณ ธรรศ ธันยพร ธีร์ธวัช นฤพนธ์ นลินี นวินดา นันท์นภัส นิรมล เนติธร บงกชกร บวรรัตน์ บุญญาพร บุณยานุช เบญญาภา ปกรณ์เกียรติ ปณิธาน ปทิตตา ประกายดาว ปรีชญา ปวเรศ ปัณณวิชญ์ ปาณิสรา ปุณยวีร์ เปมิกา ผกามาศ ผดุงเกียรติ พชรพล พนิตนันท์ พรหมพิริยะ พลวัต พัทธดนย์ พิชชาภา พีรดนย์ พุทธิดา เพลินพิศ ภคินี ภัทรดนัย ภาสวิชญ์ ภูมิระพี มนสิชา มาติกา มินตรา เมธาสิทธิ์ ยศวริศ ยุวธิดา รชานนท์ รพีพัฒน์ รมิดา ระพีพรรณ รินรดา ฤทัยรัตน์ ลภัสรดา ลลิตภัทร วงศกร วรัชยา วริษฐา วสุธร วันวิสาข์ วิชญ์พล วีรินทร์ ศรุดา ศวิตา ศักดิ์สิริ ศิรภัสสร ศุภณัฐ สกาวเดือน สรวิชญ์ สาริศา สิตานัน สิรวิชญ์ สุทธิกานต์ สุพิชชา สุวพิชญ์ โสภิตนภา อกนิษฐ์ อคิราห์ อชิรญา อธิภัทร อนัญญา อภิชญา อรณิชา อลิสา อัครวินท์ อาทิตยา อิงครัต อิศรา อุษณีย์ เอกราช ไอรดา'.split(
    ' ',
  )
const lasts =
  'กตัญญุตา กมลโชติ กระจ่างแจ้ง กลิ่นหอม กองแก้ว กาวิละ กิตติคุณวงศ์ กุลวณิช เกตุสิงห์ แก่นจันทร์ ขจรเกียรติ ขันติวงศ์ เข็มเพ็ชร คงกระพัน คชเสนี คล้ายสุบรรณ จงรักษ์ จันทร์กระจ่าง จิตต์สว่าง เจนวิถี ฉิมพลี ชมภูนุช ชัยมงคลกุล ชูช่วย ไชยวงค์ ดวงประทีป ดำรงศิลป์ เดชะรัตน์ ต้นโพธิ์ ตั้งเจริญชัย เตชะวณิช ถนอมวงศ์ ทรงเดช ทองประเสริฐ ทิพย์มณี เทียนชัย ธนสารศิริ ธรรมวงศ์ นนทศิริ นาคสวัสดิ์ นิลกำแหง เนตรนิยม บรรจงศิลป์ บุญญานุสรณ์ บุตรศรีภูมิ แบ่งดี ปฐมพงศ์ ประดิษฐ์ศร ปรางค์ทอง ปานเพ็ชร ปิยะวงศ์ ผลประดิษฐ์ ผิวเหลือง พงษ์ไพบูลย์ พฤกษาชีวะ พวงมาลัย พันธุ์ผล พิทักษ์ไทย พูนผล เพชรรัตน์ แพงสี โพธิ์งาม ฟักทอง ภักดีจันทร์ ภู่พันธ์ มณีโชติ มหาชัย มะลิวัลย์ มีชำนาญ เมืองมูล ยมนา ยิ่งเจริญสุข รอดสั้น รักษ์พงศ์ รุ่งเรืองกิจ ฤทธิ์กล้า ละออเอี่ยม ลิ้มประเสริฐ เลาหพันธ์ วงษ์คำหาญ วรรณประเวศ วังคีรี วิเศษสุวรรณ เวียงแก้ว ศรีชมภู ศักดิ์ดา ศิลาโรจน์ สกุลรุ่งเรือง สง่าศรี สนธิระ สมบัติวงศ์ สระทองอินทร์ สายสินธุ์ สิทธิเดช สีหาบุตร สุขสำราญ สุนทรวิภาต แสงอรุณรัตน์ โสภณพนิช หงส์ทอง หมื่นศรี เหล็กกล้า อนันตชัย อยู่ยืน อ่อนละมูล อัศวกาญจน์ อินทรสูต อุดมสมบัติ เอี่ยมสะอาด'.split(
    ' ',
  )
const nicknames = 'กิ๊ก ก้อย แคท จิ๊บ เจน แจน ชมพู่ ดรีม ตาล ทราย นัท น้ำตาล เบลล์ ปุ๊ก ฝน พลอย พิม มายด์ แยม หลิน อ้น เอก'.split(' ')
const products =
  'น้ำยาล้างจานสูตรมะนาว,ถ่านไบนารี,ไม้กวาดดอกหญ้า,เสื่อน้ำมัน,ขนมปังกรอบเนยโสด,ลูกประคบสมุนไพร,หมวกปีกกว้าง,กรรไกรตัดหญ้า,ผ้าคลุมโซฟา,โคมไฟหัวเตียง,อาหารแมวสูตรปลาทู,เชือกจูงสุนัข,จานรองแก้ว,สบู่ขมิ้นน้ำผึ้ง,กุนเชียงปลา,มะม่วงแช่อิ่ม,หมอนรองคอ,พวงกุญแจไม้,แก้วเซรามิก,กางเกงเล,ชุดเดรสลินิน,น้ำผึ้งดอกลำไย,เมล็ดทานตะวัน,ผงฟู,ไส้อั่ว,ข้าวเกรียบกุ้ง,สมุดฉีก,กระดิ่งลม,เซรั่มบัวหิมะ,ยาดมสมุนไพร'.split(
    ',',
  )
const units = 'ชิ้น อัน ถุง กล่อง แพ็ค ชุด'.split(' ')
const colours = 'สีแดง สีดำ สีขาว สีฟ้า สีครีม สีม่วง สีเทา'.split(' ')
const villages = 'หมู่บ้านร่มรื่น,หมู่บ้านสวนทอง,บ้านพฤกษชาติ,คอนโดริเวอร์วิว,หอพักสุขใจ,อาคารสิริทรัพย์'.split(',')
const roads = 'ถ.เทศบาลดำริ,ถนนรอบเมือง,ซ.ประชาสุข 4,ซอยร่วมพัฒนา 12,ถ.อภัยวงศ์,ซ.วัดใหญ่'.split(',')
const talk =
  'ฝากด้วยนะคะ,ของถึงวันไหนคะ,ขอบคุณที่ดูแลค่ะ,ร้านแพ็คดีมากครับ,รอบก่อนอร่อยมากเลย,อยากได้ก่อนสิ้นเดือน,สวัสดีครับแอดมิน,เพื่อนแนะนำมาค่ะ'.split(
    ',',
  )

/** Numbers in [0, 1) that are the same for the same seed. */
export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Messages by grammar: what is said, in which order and how it is joined are drawn independently. */
export function grammarCases(rows: readonly Row[], count: number, seed: number): PastedCase[] {
  const random = seeded(seed)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  const chance = (share: number) => random() < share

  const phone = () => {
    const digits = `0${any([6, 8, 9])}${String(whole(10_000_000, 99_999_999))}`
    const cut = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)]
    return {
      digits,
      said: any([digits, cut.join('-'), cut.join(' '), `+66${digits.slice(1)}`, `${cut[0]}-${cut[1]}${cut[2]}`]),
    }
  }
  const name = () => {
    if (chance(0.2)) {
      const nick = any(nicknames)
      return { said: nick, value: [nick] as string[] }
    }
    const value = `${any(firsts)} ${any(lasts)}`
    const title = chance(0.3) ? any(['คุณ', 'นาย', 'นางสาว', 'น.ส.', 'คุณ ']) : ''
    return { said: title + value, value: [value] }
  }
  const address = () => {
    const [sub, district, province, postNum] = any(rows)
    const bangkok = province === 'กรุงเทพมหานคร'
    const house = chance(0.6) ? `${whole(1, 399)}/${whole(1, 150)}` : String(whole(1, 399))
    const moo = bangkok || chance(0.3) ? '' : String(whole(1, 15))
    const more = [...(chance(0.35) ? [any(villages)] : []), ...(chance(0.4) ? [any(roads)] : [])]
    const line = [
      (chance(0.2) ? any(['บ้านเลขที่ ', 'เลขที่ ']) : '') + house,
      ...(moo ? [any([`ม.${moo}`, `หมู่ ${moo}`, `หมู่ที่ ${moo}`])] : []),
      ...more,
    ].join(' ')
    const capital = district === `เมือง${province}` && chance(0.6)
    const place = bangkok
      ? any([`แขวง${sub} เขต${district} ${any(['กรุงเทพฯ', 'กทม', 'กทม.', 'กรุงเทพมหานคร'])}`, `${sub} ${district} กทม`])
      : any([
          `ต.${sub} อ.${capital ? 'เมือง' : district} จ.${province}`,
          `ต.${sub} อ.${capital ? 'เมือง' : district} ${province}`,
          `ตำบล${sub} อำเภอ${capital ? 'เมือง' : district} จังหวัด${province}`,
        ])
    return {
      said: `${line} ${place}${any([' ', ' ', ''])}${postNum}`,
      expect: {
        house,
        subDistrict: sub,
        district,
        province,
        postNum,
        addressParts: [house, ...more.map((each) => each.replace(/^(?:ถ\.|ถนน|ซ\.|ซอย)/, ''))],
      },
    }
  }
  const items = () => {
    if (chance(0.15)) {
      const product = any(products)
      const pair = [any(colours.slice(0, 3)), any(colours.slice(3))]
      const counts = [whole(1, 4), whole(1, 4)]
      const sep = any([' ', ', ', ' / '])
      const list = pair.map((colour, at) => ({ text: at ? colour : `${product} ${colour}`, qty: counts[at] as number }))
      return {
        said: `${product} ${pair.map((colour, at) => `${colour} ${counts[at]}`).join(sep)}`,
        list,
        alt: [pair.map((colour, at) => ({ text: `${product} ${colour}`, qty: counts[at] as number }))],
      }
    }
    const chosen = [
      ...new Set([any(products), ...(chance(0.5) ? [any(products)] : []), ...(chance(0.2) ? [any(products)] : [])]),
    ]
    const list = chosen.map((text) => ({ text, qty: whole(1, 12) }))
    const unit = any(units)
    const style = whole(0, 3)
    const said = list
      .map(
        ({ text, qty }) =>
          [`${text} ${qty} ${unit}`, `${text} x${qty}`, `${text} จำนวน ${qty} ${unit}`, `${text} ${qty}${unit}`][style],
      )
      .join(any([' ', ', ', '\n', ' + ']))
    return { said: (chance(0.5) ? any(['เอา ', 'สั่ง ', 'ขอ ', 'รับ ']) : '') + said, list, alt: [] }
  }
  const money = () => {
    const baht = whole(3, 60) * 50 + any([0, 9, 40, 90])
    const digits =
      chance(0.3) && baht > 999 ? `${Math.floor(baht / 1000)},${String(baht % 1000).padStart(3, '0')}` : String(baht)
    const cod = chance(0.5)
    return {
      said: cod
        ? any([`เก็บปลายทาง ${digits}`, `COD ${digits} บาท`, `ปลายทาง ${digits}.-`, `ยอด ${digits} จ่ายปลายทาง`])
        : any([`โอนแล้ว ${digits}`, `รวม ${digits} บาท`, `ยอดโอน ${digits} บาท`, `โอน ${digits} เรียบร้อย`]),
      cod,
      amount: baht * 100,
    }
  }

  return Array.from({ length: count }, () => {
    const who = name()
    const number = phone()
    const where = address()
    const what = chance(0.7) ? items() : null
    const sum = chance(0.5) ? money() : null
    const form = chance(0.2)
    const mark = any([': ', ' : ', ' ', ':', ' = ', ' - '])
    const recipient = form
      ? [`ชื่อ${mark}${who.said}`, `${any(['โทร', 'เบอร์โทร', 'เบอร์'])}${mark}${number.said}`, `ที่อยู่${mark}${where.said}`]
      : [
          (chance(0.15) ? any(['ส่ง ', 'ถึง ', 'ผู้รับ ', 'ส่งให้คุณ']) : '') + who.said.replace(/^คุณ ?/, ''),
          where.said,
          any(['', 'โทร ', 'โทร.', 'เบอร์ ']) + number.said,
        ]
    if (!form && chance(0.3)) recipient.splice(1, 2, recipient[2] as string, recipient[1] as string)
    const order = what ? [form ? `สินค้า${mark}${what.said.replace(/^(?:เอา|สั่ง|ขอ|รับ) /, '')}` : what.said] : []
    const paid = sum ? [sum.said] : []
    const parts = chance(0.5) ? [...order, ...paid, ...recipient] : [...recipient, ...order, ...paid]
    if (chance(0.3)) parts.splice(chance(0.5) ? 0 : parts.length, 0, any(talk))
    return {
      text: parts.join(form ? '\n' : any(['\n', '\n', ' ', ' ', '\n\n', ' / '])),
      expect: {
        name: who.value,
        phones: [number.digits],
        ...where.expect,
        cod: sum?.cod ?? false,
        amount: sum?.amount ?? null,
        items: what?.list ?? [],
      },
      ...(what?.alt.length ? { itemsAlt: what.alt } : {}),
    }
  })
}
