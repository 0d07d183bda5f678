import { globalStyle, style } from '@vanilla-extract/css'
import { controlReset, focusRing } from '../../theme/theme.css'
import { vars } from '../../theme/vars.css'
import { headingSize, row, section, short } from './palette.css'

const { color, radius } = vars

export const aside = style({ position: 'absolute', insetBlockStart: headingSize, insetInlineEnd: 0 })
export const asideItem = style({ display: 'grid', placeItems: 'center', inlineSize: 48, blockSize: short })
globalStyle(`${section}:has(${aside}) ${row}`, { paddingInlineEnd: 52 })
export const sideButton = style([
  controlReset,
  focusRing,
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 36,
    blockSize: 36,
    borderRadius: radius.m,
    color: color.textMuted,
    cursor: 'pointer',
    outlineOffset: -2,
    selectors: { '&:hover': { color: color.text, backgroundColor: color.hover } },
    '@media': { '(pointer: coarse)': { inlineSize: 44, blockSize: 44 } },
  },
])
globalStyle(`${sideButton} > svg`, { inlineSize: 18, blockSize: 18 })
export const starred = style({ color: color.warning })
globalStyle(`${starred} > svg`, { fill: 'currentColor' })
