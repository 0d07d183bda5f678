import { style } from '@vanilla-extract/css'
import { focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { narrow } from '../chat.css'

const { color, space, font, radius, control } = vars

export const area = style({ flex: 1, display: 'flex', flexDirection: 'column', minBlockSize: 0 })

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  paddingInline: space[4],
  borderBlockEnd: `1px solid ${color.border}`,
  minBlockSize: 63,
  '@container': { [narrow]: { paddingInline: space[2] } },
})
export const back = style({ display: 'none', '@container': { [narrow]: { display: 'inline-flex' } } })
export const wideOnly = style({ '@container': { [narrow]: { display: 'none' } } })
export const headTitle = style([focusRing, { flex: 1, minInlineSize: 0, borderRadius: radius.m }])
export const headWords = style({ display: 'grid', minInlineSize: 0 })
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const
export const headName = style([oneLine, { fontWeight: 600 }])
export const headStatus = style([oneLine, { color: color.textMuted, fontSize: font.size.xs, fontWeight: 400 }])

export const root = style({
  paddingBlock: space[3],
  paddingInline: space[4],
  borderBlockStart: `1px solid ${color.border}`,
  '@container': { [narrow]: { paddingInline: space[2], paddingBlock: space[2] } },
})
export const gone = style([root, { color: color.textMuted, fontSize: font.size.s }])
export const row = style({ display: 'flex', alignItems: 'flex-end', gap: space[2] })
export const over = style({ outline: `2px dashed ${color.accent}`, outlineOffset: -6 })
export const chosen = style({ display: 'grid', gap: space[1], paddingBlockEnd: space[2] })
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
