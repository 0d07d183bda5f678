import { style } from '@vanilla-extract/css'

export const code = style({ inlineSize: 180, maxInlineSize: '100%' })
