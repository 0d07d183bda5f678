/** A pasted text, and what each draft must contain, in order; `not`: texts that no draft may contain. */
export type Export = { name: string; text: string; drafts: readonly (readonly string[])[]; not?: readonly string[] }

/** As pasted from apps and spreadsheets by different shops. */
export const exports: readonly Export[] = [
  {
    name: 'LINE, one customer, messages in a row, the shop between them',
    text: `[LINE] แชทกับ Ploy 🌸
บันทึกเมื่อ: 2024/05/13 09:12

2024.05.12 วันอาทิตย์
14:02	Ploy 🌸	สนใจน้ำพริกนรกค่ะ
14:03	ร้านยายแจ๋ว	กระปุกละ 89 บาทค่ะ ส่ง 40 โอนได้ที่กสิกร 012-3-45678-9
14:05	Ploy 🌸	เอา 3 กระปุกค่ะ
14:06	Ploy 🌸	"พลอยไพลิน ทองดี
55/7 หมู่ 3 ต.บางพลีใหญ่ อ.บางพลี สมุทรปราการ 10540
081-234-5678"
14:07	Ploy 🌸	[รูป]
14:09	ร้านยายแจ๋ว	ขอบคุณค่ะ`,
    drafts: [['3 กระปุก', '55/7', '081-234-5678']],
    not: ['กสิกร', 'ขอบคุณ', '[รูป]', '14:06', 'บันทึกเมื่อ'],
  },
  {
    name: 'LINE group, staff post one order each',
    text: `[LINE] แชทในกลุ่ม ออเดอร์ประจำวัน
บันทึกเมื่อ: 2024/06/02 18:00

2024.06.02 วันอาทิตย์
09:10	ฝน	"สมชาย ใจดี
99/1 ถ.สุขใจ ต.ในเมือง อ.เมือง ขอนแก่น 40000
0812345678
ชาเขียว 2 ห่อ"
09:15	ฝน	"มาลี ศรีสุข 0898765432
45 ซ.ลาดพร้าว 23 แขวงจันทรเกษม เขตจตุจักร กทม 10900
สบู่ 5 ก้อน ปลายทาง"
10:40	เก่ง	"คุณต้น 0861112222
8/1 ม.4 ต.คลองหนึ่ง อ.คลองหลวง ปทุมธานี 12120
เสื้อ L 1"
10:41	เก่ง	รับทราบ`,
    drafts: [
      ['สมชาย', '0812345678', 'ชาเขียว'],
      ['มาลี', '0898765432', 'สบู่'],
      ['คุณต้น', '0861112222', 'เสื้อ L'],
    ],
  },
  {
    name: 'LINE in English, 12 hours',
    text: `[LINE] Chat history with Anna
Saved on: 12/05/2024, 14:20

Sun, 12/05/2024
2:02 PM	Anna	Hi! 2 jars of chili paste please
2:04 PM	Anna	"Anna Schmidt, 12/4 Nimman Soi 5, Suthep, Muang, Chiang Mai 50200
tel 0931234567"
2:05 PM	Anna	[Sticker]
2:05 PM	Anna unsent a message.
2:10 PM	Chili House	Thank you!`,
    drafts: [['2 jars', 'Nimman', '0931234567']],
    not: ['Thank you', '[Sticker]', 'unsent', 'Saved on'],
  },
  {
    name: 'copied from LINE for Windows, without tabs',
    text: `2024.05.12 Sunday
14:02 นุ่น สวัสดีค่ะ สั่งสบู่ 4 ก้อน
14:03 นุ่น นภัสสร แก้วมณี
12 หมู่ 6 ต.หนองหอย อ.เมือง เชียงใหม่ 50000
โทร 0805556666
14:10 แอดมิน รับออเดอร์แล้วค่ะ
15:21 พี่โจ้ โจ้ครับ 0917778888
77 ถ.มิตรภาพ ต.ปากช่อง อ.ปากช่อง โคราช 30130
15:22 พี่โจ้ เอาครีม 1 หลอด`,
    drafts: [
      ['สบู่ 4', 'นภัสสร', '0805556666'],
      ['โจ้', '0917778888', 'ครีม 1'],
    ],
  },
  {
    name: 'a column of a spreadsheet, line breaks in quotes',
    text: `"ธนพร รุ่งเรือง
31/2 ต.ท่าอิฐ อ.ปากเกร็ด นนทบุรี 11120
0823334444
น้ำพริก 2"
"วิทยา มั่นคง 0834445555
5 ม.1 ต.ป่าตอง อ.กะทู้ ภูเก็ต 83150
ปลาร้า 1 ขวด COD"
อรุณี สายใจ 0845556666 9/9 ต.แสนสุข อ.เมือง ชลบุรี 20130 กะปิ 3`,
    drafts: [
      ['ธนพร', '0823334444'],
      ['วิทยา', '0834445555', 'COD'],
      ['อรุณี', '0845556666', 'กะปิ'],
    ],
  },
  {
    name: 'a spreadsheet with headings and columns',
    text: `ชื่อลูกค้า	ที่อยู่	เบอร์	สินค้า
กานดา สุขใจ	12/3 ต.ลำลูกกา อ.ลำลูกกา ปทุมธานี 12150	0856667777	ชา 1
ปรีชา แสงทอง	88 ม.2 ต.บ้านกลาง อ.เมือง ลำพูน 51000	0867778888	กาแฟ 2`,
    drafts: [
      ['กานดา', '0856667777', 'ชา 1'],
      ['ปรีชา', '0867778888', 'กาแฟ 2'],
    ],
  },
  {
    name: 'separated by dashes',
    text: `สุดา 0811111112
1 ต.บางกะปิ เขตห้วยขวาง กทม 10310
ชา 1
---
มานะ 0822222223
2 ต.เวียง อ.เมือง เชียงราย 57000

ชา 2
-----
ปิติ 0833333334
3 ต.ตลาด อ.เมือง สุราษฎร์ธานี 84000
ชา 3`,
    drafts: [
      ['สุดา', 'ชา 1'],
      ['มานะ', 'ชา 2'],
      ['ปิติ', 'ชา 3'],
    ],
  },
  {
    name: 'separated by blank lines, some orders with blank lines inside',
    text: `ก้อย กมลวรรณ 0844444445
10/2 ต.สันทราย อ.สันทราย เชียงใหม่ 50210

เสื้อ M 2 ตัว

ดวงใจ 0855555556
4 ซ.3 ต.หาดใหญ่ อ.หาดใหญ่ สงขลา 90110

กางเกง 1 ตัว`,
    drafts: [
      ['ก้อย', 'เสื้อ M'],
      ['ดวงใจ', 'กางเกง'],
    ],
  },
  {
    name: 'Facebook copied in Thai',
    text: `คุณส่ง
สวัสดีค่ะ สนใจตัวไหนคะ
Somsri Jaidee
10:15
เอาครีมกันแดด 2 หลอดค่ะ
Somsri Jaidee
สมศรี ใจดี 0866666667
21 ม.5 ต.บ่อวิน อ.ศรีราชา ชลบุรี 20230
คุณส่ง
ยอด 590 บาทค่ะ โอน SCB 123-4-56789-0 ร้านสวย 0999999999
Somsri Jaidee
โอนแล้วค่ะ`,
    drafts: [['ครีมกันแดด 2', '0866666667', 'โอนแล้ว']],
    not: ['SCB', '0999999999', 'คุณส่ง'],
  },
  {
    name: 'Facebook page inbox, English, two people',
    text: `Mali Srisuk
May 12, 2024 2:02 PM
I want 2 soaps
Mali Srisuk
May 12, 2024 2:03 PM
มาลี ศรีสุข 0877777778 9/1 ต.ช้างเผือก อ.เมือง เชียงใหม่ 50300
You sent
May 12, 2024 2:10 PM
Thank you, 180 baht
Krit P.
May 12, 2024 3:00 PM
กฤษณ์ 0888888889
4/4 ต.นาเกลือ อ.บางละมุง ชลบุรี 20150
soap 1`,
    drafts: [
      ['2 soaps', '0877777778'],
      ['0888888889', 'soap 1'],
    ],
    not: ['180 baht'],
  },
  {
    name: 'LINE OA, CSV',
    text: `Account name,ร้านยายแจ๋ว
Time zone,+07:00
Sender type,Sender name,Date,Time,Content
User,ตุ๊กตา,2024/05/12,14:02:11,น้ำพริก 2 ค่ะ
Account,ร้านยายแจ๋ว,2024/05/12,14:03:00,"รับที่อยู่ค่ะ โทรร้าน 0211122233"
User,ตุ๊กตา,2024/05/12,14:05:40,"ตุ๊กตา วงศ์ดี
7/7 ต.อ้อมน้อย อ.กระทุ่มแบน สมุทรสาคร 74130
0899999990"
Account,ร้านยายแจ๋ว,2024/05/12,14:06:00,ขอบคุณค่ะ`,
    drafts: [['น้ำพริก 2', '7/7', '0899999990']],
    not: ['0211122233', 'ขอบคุณ'],
  },
  {
    name: 'WhatsApp',
    text: `[12/05/2024, 14:02:11] Noi: Hello, 3 packs please
[12/05/2024, 14:03:12] Noi: Noi Jansri
55 Moo 2, Rawai, Muang, Phuket 83130
0810101010
[12/05/2024, 14:05:00] Shop: 450 baht
[12/05/2024, 14:06:00] Noi: ‎image omitted`,
    drafts: [['3 packs', 'Rawai', '0810101010']],
    not: ['450 baht', 'image omitted'],
  },
  {
    name: 'numbered by hand',
    text: `1. แดง 0820202020 1/1 ต.บางแค เขตบางแค กทม 10160 สบู่ 1
2. ดำ 0830303030 2/2 ต.คูคต อ.ลำลูกกา ปทุมธานี 12130 สบู่ 2
3. ขาว 0840404040 3/3 ต.บางเมือง อ.เมือง สมุทรปราการ 10270 สบู่ 3`,
    drafts: [['แดง'], ['ดำ'], ['ขาว']],
  },
  {
    name: 'one order with two phones and blank lines is one',
    text: `อ้อม พรทิพย์
88/8 ต.ท่าทราย อ.เมือง นนทบุรี 11000

โทร 0850505050 หรือ 0860606060

ชา 2 ห่อ`,
    drafts: [['อ้อม', '0850505050', '0860606060', 'ชา 2']],
  },
  {
    name: 'a customer who orders again on another day, to another address',
    text: `[LINE] แชทกับ ป้าศรี
บันทึกเมื่อ: 2024/05/20 09:12

2024.05.12 วันอาทิตย์
14:02	ป้าศรี	"ศรีนวล 0870707070 6 ต.บางรัก อ.เมือง ตรัง 92000"
14:02	ป้าศรี	กะปิ 1
2024.05.19 วันอาทิตย์
08:00	ป้าศรี	ส่งให้ลูกค่ะ ปลาเค็ม 2
08:01	ป้าศรี	"นิด 0880808080 7 ต.คอหงส์ อ.หาดใหญ่ สงขลา 90110"`,
    drafts: [
      ['ศรีนวล', 'กะปิ'],
      ['ปลาเค็ม', '0880808080'],
    ],
  },
  {
    name: 'one customer in two rows is one draft',
    text: `เจน 0890909090 8 ต.บ้านใหม่ อ.เมือง โคราช 30000 ชา 1
---
โจ 0801010102 9 ต.ศิลา อ.เมือง ขอนแก่น 40000 ชา 2
---
เจน 089-090-9090 เพิ่มกาแฟ 1 ค่ะ`,
    drafts: [['ชา 1', 'เพิ่มกาแฟ 1'], ['โจ']],
  },
  {
    name: 'LINE on Android, a dash between date and time, Thai 24 hours, a name with spaces',
    text: `[LINE] แชทกับ คุณแม่ น้องพราว
บันทึกเมื่อ: 13/05/2567 09:12

อา., 12/05/2567
14:02	คุณแม่ น้องพราว	ขอสั่งแชมพู 2 ขวดค่ะ
14:04	คุณแม่ น้องพราว	ที่อยู่เดิมค่ะ 0898887776
14:04	คุณแม่ น้องพราว	[สติกเกอร์]
14:06	Soap & Co	180 บาทค่ะ โทร 0812223334 สอบถามได้`,
    drafts: [['แชมพู 2', '0898887776']],
    not: ['0812223334', 'สติกเกอร์'],
  },
  {
    name: 'German WhatsApp, dash after the time',
    text: `12.05.24, 14:02 - Nok: Hallo, 2 Gläser bitte
12.05.24, 14:03 - Nok: Nok Schmidt
9/9 Moo 1, Bophut, Koh Samui, Surat Thani 84320
+66 81 555 4443
12.05.24, 14:20 - Laden: Danke!
12.05.24, 15:00 - Jens: Jens, 081 444 5556, 5 Soi 3, Patong, Kathu, Phuket 83150, 1 Glas`,
    drafts: [
      ['2 Gläser', '+66 81 555 4443'],
      ['Jens', '1 Glas'],
    ],
    not: ['Danke'],
  },
  {
    name: 'equals signs and Thai digits',
    text: `==========
น้อย ๐๘๑๒๓๔๕๖๗๘
๑/๒ ต.ในเมือง อ.เมือง ขอนแก่น ๔๐๐๐๐ ชา 1
==========
หน่อย ๐๘๙๘๗๖๕๔๓๒
๓ ต.เวียง อ.เมือง เชียงราย ๕๗๐๐๐ ชา 2
==========`,
    drafts: [
      ['น้อย', 'ชา 1'],
      ['หน่อย', 'ชา 2'],
    ],
  },
  {
    name: 'Windows line ends, three cells',
    text: 'ก 0811112221 1 ต.เวียง อ.เมือง เชียงราย 57000 ชา 1\r\nข 0811112222 2 ต.เวียง อ.เมือง เชียงราย 57000 ชา 2\r\nค 0811112223 3 ต.เวียง อ.เมือง เชียงราย 57000 ชา 3\r\n',
    drafts: [['ก 0811112221'], ['ข 0811112222'], ['ค 0811112223']],
  },
  {
    name: 'a phone with dashes on its own line, blank lines between every part',
    text: `ชื่อ จันทร์เพ็ญ

ที่อยู่ 1/1 ต.บางแค เขตบางแค กทม 10160

โทร 081-222-3333

สบู่ 2

ชื่อ อังคาร

ที่อยู่ 2/2 ต.คูคต อ.ลำลูกกา ปทุมธานี 12130

โทร 082-333-4444

สบู่ 3`,
    drafts: [
      ['จันทร์เพ็ญ', '10160', 'สบู่ 2'],
      ['อังคาร', '12130', 'สบู่ 3'],
    ],
  },
  {
    name: 'cells without a phone stay drafts',
    text: `"สมใจ
12 ต.บางแค เขตบางแค กทม 10160"
"ฝากสั่งชา 2 ห่อ ที่อยู่เดิม"
"แก้ว 0833334445
2 ต.เวียง อ.เมือง เชียงราย 57000"`,
    drafts: [['สมใจ'], ['ที่อยู่เดิม'], ['แก้ว']],
  },
  {
    name: 'an order cancelled in the chat is still shown',
    text: `[LINE] แชทกับ ฟ้า
บันทึกเมื่อ: 2024/05/13 09:12

2024.05.12 วันอาทิตย์
14:02	ฟ้า	"ฟ้า 0855554443 8 ต.สุเทพ อ.เมือง เชียงใหม่ 50200 ครีม 1"
14:12	ฟ้า	ยกเลิกนะคะ ขอโทษค่ะ
14:13	ร้าน	ได้ค่ะ`,
    drafts: [['ครีม 1', 'ยกเลิก']],
  },
  {
    name: 'times inside a message are not messages',
    text: `วันดี 0866665554
4 ต.ศิลา อ.เมือง ขอนแก่น 40000
ส่งก่อน
12:00 นะคะ
รับ 2 กล่อง`,
    drafts: [['วันดี', '12:00', '2 กล่อง']],
  },
  {
    name: 'two recipients in one message of one customer',
    text: `[LINE] แชทกับ เจ๊หมวย
บันทึกเมื่อ: 2024/05/13 09:12

2024.05.12 วันอาทิตย์
14:02	เจ๊หมวย	"คนแรก ลี่ 0877776665 9 ต.หาดใหญ่ อ.หาดใหญ่ สงขลา 90110 หมูหยอง 1"
14:03	เจ๊หมวย	"อีกคน เพ็ญ 0888887776 10 ต.ตลาด อ.เมือง สุราษฎร์ธานี 84000 หมูหยอง 2"`,
    drafts: [
      ['ลี่', 'หมูหยอง 1'],
      ['เพ็ญ', 'หมูหยอง 2'],
    ],
  },
  {
    name: 'Messenger without times, buttons of the page copied along',
    text: `Nong Dao
สวัสดีค่ะ เอาลิปสีแดง 1
คุณส่ง
45 บาทค่ะ
Nong Dao
ดาว 0899998887
5/5 ต.บางพระ อ.ศรีราชา ชลบุรี 20110
คุณส่ง
ขอบคุณค่ะ
Enter`,
    drafts: [['ลิปสีแดง 1', '0899998887']],
    not: ['45 บาท', 'ขอบคุณ'],
  },
  {
    name: 'comma separated with headings',
    text: `name,phone,address,product
"Somchai J.",0810001112,"12 Moo 3, Tambon Nong Hoi, Muang, Chiang Mai 50000",tea 2
Malee,0820002223,"5 Soi 4, Bang Rak, Bangkok 10500",soap 1`,
    drafts: [
      ['Somchai', 'tea 2'],
      ['Malee', 'soap 1'],
    ],
  },
  {
    name: 'French Messenger',
    text: `Lek Martin
12:01
Bonjour, 2 savons
Vous avez envoyé
D'accord, 120 baht
Lek Martin
12:05
Lek Martin 0820003334 7 Soi 2, Nong Prue, Bang Lamung, Chon Buri 20150`,
    drafts: [['2 savons', '0820003334']],
    not: ['120 baht'],
  },
  {
    name: 'headings of a notebook, order by order',
    text: `ออเดอร์ที่ 1: จุ๋ม 0830004445
6 ต.ปากน้ำ อ.เมือง ระนอง 85000
ปลาแห้ง 1
ออเดอร์ที่ 2: โบว์ 0840005556
7 ต.บ่อยาง อ.เมือง สงขลา 90000
ปลาแห้ง 2`,
    drafts: [
      ['จุ๋ม', 'ปลาแห้ง 1'],
      ['โบว์', 'ปลาแห้ง 2'],
    ],
  },
  {
    name: 'a landline and a fax of a school are one recipient',
    text: `โรงเรียนบ้านหนองบัว
ต.หนองบัว อ.เมือง อุดรธานี 41000
โทร 042-123456 แฟกซ์ 042-123457

สมุด 100 เล่ม`,
    drafts: [['โรงเรียน', 'สมุด 100']],
  },
  {
    name: 'a sticker, a call and a photo only',
    text: `[LINE] แชทกับ มด
บันทึกเมื่อ: 2024/05/13 09:12

2024.05.12 วันอาทิตย์
14:02	มด	[สติกเกอร์]
14:03	มด	☎ สายที่ไม่ได้รับ
14:03	มด	[รูป]`,
    drafts: [],
  },
  {
    name: 'LINE group in 12 hours, customers one below the other',
    text: `[LINE] Chat history in Orders
Saved on: 12/05/2024, 14:20

Sun, 12/05/2024
9:10 AM	Best	"Best 0850006667 1 Moo 1, Rawai, Muang, Phuket 83130, tea 1"
9:15 AM	Kim	coffee 3
9:16 AM	Kim	"Kim 0860007778
2 Moo 2, Bophut, Koh Samui, Surat Thani 84320"
9:20 AM	Admin	Thanks all! questions: 0810009990
Mon, 13/05/2024
9:00 AM	Kim	I paid already`,
    drafts: [
      ['Best', 'tea 1'],
      ['coffee 3', '0860007778', 'I paid already'],
    ],
    not: ['0810009990'],
  },
]
