import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../chat.css'

const { color, space, font, control } = vars

export const root = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [narrow]: { paddingInline: space[2], paddingBlock: space[2] } },
})
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] })
/** five lines, then it scrolls */
export const field = style({
  flex: 1,
  resize: 'none',
  minBlockSize: control.m,
  maxBlockSize: `calc(5 * ${font.line} * 1em + 14px)`,
  paddingBlock: 6,
})
export const problem = style({ color: color.danger, fontSize: font.size.s, paddingBlockEnd: space[2] })

export const choosing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] })
export const count = style({ flex: 1, fontSize: font.size.s, fontWeight: 600 })
