import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import type { Paper } from '../../../core/labels/labels.options'

export const surface = style({ display: 'grid', overflow: 'hidden', backgroundColor: '#fff', breakAfter: 'page' })
export const papers = styleVariants({
  '100x150': { inlineSize: '100mm', blockSize: '149.6mm' },
  '100x100': { inlineSize: '100mm', blockSize: '99.6mm' },
  a4: { inlineSize: '210mm', blockSize: '296.6mm', gridTemplate: '148.3mm 148.3mm / 105mm 105mm' },
} satisfies Record<Paper, object>)
globalStyle(`${surface}:last-child`, { breakAfter: 'auto' })
const cut = '0.2mm dashed #999'
globalStyle(`${papers.a4} > :nth-child(odd)`, { borderInlineEnd: cut })
globalStyle(`${papers.a4} > :nth-child(-n + 2)`, { borderBlockEnd: cut })
export const empty = style({ backgroundColor: '#fff' })
