import { createElement, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { cartFloor } from './cart-floor.ts'

const root = document.querySelector('#root') as Element
createRoot(root).render(cartFloor<ReactNode>(createElement))
