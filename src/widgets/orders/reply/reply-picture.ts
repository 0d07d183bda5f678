import { qrModules } from '../../ui/qr-code'

type Picture = {
  payload: string
  /** lines under the code: amount, shop, number */
  lines: readonly string[]
  font: string
}

const side = 600
const lineHeight = 48

/** The PromptPay code with its amount as a PNG, to be pasted into a chat. */
export async function replyPicture({ payload, lines, font }: Picture): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side + lines.length * lineHeight + lineHeight / 2
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('no canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  const { size, isDark } = qrModules(payload)
  const module = Math.floor(side / size)
  const edge = Math.floor((side - module * size) / 2)
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) if (isDark(x, y)) pen.fillRect(edge + x * module, edge + y * module, module, module)
  pen.textAlign = 'center'
  for (const [index, line] of lines.entries()) {
    pen.font = `${index === 0 ? '700 36px' : '28px'} ${font}`
    pen.fillText(line, side / 2, side + lineHeight * (index + 0.6), side - 40)
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}
