import { style } from '@vanilla-extract/css'

export const place = style({ minInlineSize: 0, overflow: 'hidden' })
