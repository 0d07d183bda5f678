/** A word that no text of a language uses, because another stands for the same thing. */
type Term = {
  refused: RegExp
  /** what to write instead */
  use: string
  /** English texts in which the word means something else */
  unless?: RegExp
}

/** Whole words in any case; `\b` only knows Latin letters without accents. */
const word = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu')

/** One word per thing, by language. */
export const terms: Record<string, readonly Term[]> = {
  en: [
    { refused: word('log ?in|log ?on|log ?out|logged'), use: 'sign in, sign out' },
    { refused: word('(?:shopping )?(?:basket|bag)s?'), use: 'cart' },
    { refused: /e-mail/i, use: 'email' },
    { refused: word('oops|successfully|click here'), use: 'what happened, without comment' },
    { refused: word('invalid input|an error occurred'), use: 'what is wrong' },
  ],
  th: [
    { refused: /แชท|แช็ต|แช็ท/, use: 'แชต' },
    { refused: /[#}] ?พัสดุ|พัสดุ\S{0,20} [#{][^ก-๛]{0,12}(?:กล่อง|ห่อ|อัน|ใบ|รายการ)/, use: 'พัสดุ # ชิ้น' },
    { refused: /กล่องพัสดุ|หีบห่อ/, use: 'พัสดุ' },
    { refused: /ตะกร้า/, use: 'ตะกร้า only for the cart', unless: word('carts?') },
    { refused: /รถเข็น/, use: 'ตะกร้า' },
    { refused: /ย้อนกลับ|ยกเลิกการกระทำ/, use: 'เลิกทำ (undo)' },
    { refused: /ออร์เดอร์|ออเดอ(?!ร์)|คำสั่งซื้อ|ใบสั่งซื้อ/, use: 'ออเดอร์' },
    { refused: /ค่าจัดส่ง|ค่าขนส่ง/, use: 'ค่าส่ง' },
    { refused: /เลขแทร็ก|เลขติดตาม|หมายเลขติดตาม|เลขแทรค/, use: 'เลขพัสดุ' },
    { refused: /ล็อกอิน|ล๊อกอิน|ล็อกเอาต์|ลงชื่อเข้าใช้|ลงชื่อออก/, use: 'เข้าสู่ระบบ, ออกจากระบบ' },
    { refused: /พาสเวิร์ด|ยูสเซอร์|เซฟ|ดีลีท/, use: 'รหัสผ่าน, ผู้ใช้, บันทึก, ลบ' },
    { refused: /อีเมล์|อีเมลล์|อี-เมล/, use: 'อีเมล' },
    { refused: /ลิ้งค์|ลิงค์|ลิ้งก์/, use: 'ลิงก์' },
    { refused: /อัพเดท|อัพเดต|อัปเดท|อัพโหลด/, use: 'อัปเดต, อัปโหลด' },
    { refused: /แพ็ค|แพค/, use: 'แพ็ก' },
    { refused: /พิมพ์เป็นรายการเอง|รายการพิมพ์เอง/, use: 'พิมพ์รายการเอง' },
    { refused: /คลิ๊ก|เวปไซ|เว็ปไซ|เบราเซอร์|บราวเซอร์/, use: 'คลิก, เว็บไซต์, เบราว์เซอร์' },
  ],
  de: [
    { refused: word('du|dich|dir|dein\\w*|euch|euer'), use: 'Sie' },
    { refused: /(?<!\p{L})(?:Email|EMail|E-mail)/u, use: 'E-Mail' },
    { refused: word('Kennw[oö]rt\\w*'), use: 'Passwort' },
    { refused: word('Auftrag|Aufträge|Order|Orders'), use: 'Bestellung' },
    { refused: word('tracking\\w*'), use: 'Sendungsnummer' },
    { refused: word('einloggen|ausloggen|eingeloggt|Login|Logout'), use: 'anmelden, abmelden' },
    { refused: word('(?:user|account)s?'), use: 'Benutzer, Konto' },
    { refused: word('COD'), use: 'Nachnahme' },
    { refused: /Geschäft/, use: 'Shop', unless: /Business/ },
  ],
  fr: [
    { refused: /[\p{L}]'[\p{L}{«]/u, use: 'the apostrophe ’' },
    { refused: /"/, use: '« »' },
    { refused: word('tu|toi|ton|tes'), use: 'vous' },
    { refused: /(?<!\p{L}|e-)e?mails?(?!\p{L})/iu, use: 'e-mail' },
    { refused: word('sauvegard(?:er|ez|ée?s?)'), use: 'enregistrer' },
    { refused: word('login|se loguer|tracking'), use: 'se connecter, numéro de suivi' },
    { refused: word('COD'), use: 'contre remboursement' },
  ],
  pt: [
    { refused: word('pedidos?'), use: 'encomenda', unless: /request|If it wasn't you/i },
    { refused: word('vocês?'), use: 'the verb alone, or si' },
    { refused: word('salv(?:ar|os?|as?|e|ou)'), use: 'guardar' },
    { refused: word('rastre(?:io|ios|amento)|(?:número|código)s? de seguimento'), use: 'número de envio' },
    { refused: word('COD'), use: 'pagamento na entrega, cobrança' },
    { refused: word('aplicativos?|carateres|on-line'), use: 'aplicação, caracteres, online' },
    { refused: word('(?<!langraan )links?'), use: 'ligação' },
    { refused: word('status'), use: 'estado' },
    { refused: word('telas?'), use: 'ecrã' },
    { refused: word('arquivos?'), use: 'ficheiro' },
    { refused: word('celular(?:es)?'), use: 'telemóvel' },
    { refused: word('usuári[oa]s?'), use: 'utilizador' },
    { refused: word('senhas?'), use: 'palavra-passe' },
    { refused: word('deletar|excluir|excluíd[oa]s?'), use: 'eliminar' },
    { refused: word('registr(?:os?|ar|ad[oa]s?)'), use: 'registo, registar' },
    {
      refused: word('contatos?|equipes?|planilhas?|estoque|cadastr\\w+|compartilh\\w+|curti[rdu]\\w*|descurtir'),
      use: 'contacto, equipa, folha de cálculo, stock, registo, partilhar, gostar',
    },
    { refused: word('gerenciar|acessar|acesse|clicar em|digit(?:ar|ou|e)'), use: 'gerir, aceder, premir, escrever' },
    { refused: word('(?:está|estão|estou|estamos) \\p{L}+ndo'), use: 'a + infinitive' },
    { refused: /^Carregando|^Salvando|^Enviando/, use: 'A carregar, A guardar, A enviar' },
    { refused: /(?:^|[.!?] )(?:Seus?|Suas?) /, use: 'the article before it: O seu, A sua' },
  ],
}
