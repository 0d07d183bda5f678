import { executeServerCommand } from '@web/test-runner-commands'
import {
  BarcodeFormat,
  BinaryBitmap,
  DecodeHintType,
  HTMLCanvasElementLuminanceSource,
  HybridBinarizer,
  MultiFormatReader,
} from '@zxing/library'
import * as pdfjs from 'pdfjs-dist/legacy/build/pdf.mjs'
import 'pdfjs-dist/legacy/build/pdf.worker.mjs'
import type { Print } from './prints'

export type Sheet = { width: number; height: number; text: string; codes: string[] }

/** Code 128 in this part of a picture; undefined = none that can be read. */
function scan(picture: HTMLCanvasElement, left: number, top: number, width: number, height: number) {
  const part = Object.assign(document.createElement('canvas'), { width, height })
  part.getContext('2d')?.drawImage(picture, left, top, width, height, 0, 0, width, height)
  const hints = new Map<DecodeHintType, unknown>([
    [DecodeHintType.POSSIBLE_FORMATS, [BarcodeFormat.CODE_128]],
    [DecodeHintType.TRY_HARDER, true],
  ])
  try {
    const bitmap = new BinaryBitmap(new HybridBinarizer(new HTMLCanvasElementLuminanceSource(part)))
    return new MultiFormatReader().decode(bitmap, hints).getText()
  } catch {
    return undefined
  }
}

/** Without blanks, and with the vowel am in one piece: how a PDF spells it is its own affair. */
export const plain = (text: string): string => text.normalize('NFC').replace(/\s/g, '').replaceAll('ํา', 'ำ')

/** The pages of a print as PDF: their size in points, their text, and what a scanner reads in each of `places` rows and columns. */
export async function sheetsOf({ html, css }: Print, [columns, rows]: readonly [number, number]): Promise<Sheet[]> {
  const base64 = await executeServerCommand<string, { html: string; css: string }>('to-pdf', { html, css })
  const data = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  const pdf = await pdfjs.getDocument({ data }).promise
  const sheets: Sheet[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = page.view
    const { items } = await page.getTextContent()
    const viewport = page.getViewport({ scale: 3 })
    const size = { width: Math.ceil(viewport.width), height: Math.ceil(viewport.height) }
    const canvas = Object.assign(document.createElement('canvas'), size)
    await page.render({ canvas, viewport }).promise
    const [width, height] = [Math.floor(size.width / columns), Math.floor(size.height / rows)]
    const codes = Array.from({ length: columns * rows }, (_, position) =>
      scan(canvas, (position % columns) * width, Math.floor(position / columns) * height, width, height),
    )
    sheets.push({
      width: x1 - x0,
      height: y1 - y0,
      text: plain(items.map((item) => ('str' in item ? item.str : '')).join('')),
      codes: codes.flatMap((code) => code ?? []),
    })
  }
  return sheets
}
