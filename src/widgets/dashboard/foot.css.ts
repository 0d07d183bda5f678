import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css'
import { name } from './brand.css'
import { edge, footHeight, grid } from './frame.css'
import { phone } from './shell.css'

const { color, space, font } = vars

export const foot = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: footHeight,
  paddingInline: edge,
  color: color.textMuted,
  backgroundColor: color.surfaceRaised,
  borderBlockStart: `1px solid ${color.border}`,
  fontSize: font.size.s,
  selectors: { [`${grid}[data-footer=sticky] &`]: { position: 'sticky', insetBlockEnd: 0, zIndex: 1 } },
  '@media': { print: { display: 'none' } },
})
globalStyle(`${foot} ${name}`, { fontSize: font.size.m })
globalStyle(`${foot} svg`, { inlineSize: 20, blockSize: 20 })
export const words = style({ minInlineSize: 0, '@container': { [phone]: { display: 'none' } } })
