import type { NoticeTopic } from '../../core/misc/misc.contract'
import { table } from '../db'

/** Addresses that wait for news; nobody does at the beginning. */
export const waiting = table<{ email: string; topic: NoticeTopic }>('misc.waiting')
