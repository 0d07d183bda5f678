import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartBaseline } from './cart-baseline.ts'

const root = document.querySelector('#root') as Element
createRoot(root).render(cartBaseline<ReactNode>(createElement))
