import type { CalendarEvent } from '../../src/core/calendar/calendar.event'

/** Ten to half past eleven of 24 November 2026 in Bangkok. */
export const supplier: CalendarEvent = {
  id: 7,
  title: 'นัดซัพพลายเออร์',
  url: '',
  start: '2026-11-24T03:00:00.000Z',
  end: '2026-11-24T04:30:00.000Z',
  allDay: false,
  extendedProps: { calendar: 'Business', guests: ['คุณวิชัย'], location: 'ร้านกาแฟ', description: '' },
}

/** Three days, the last included. */
export const market: CalendarEvent = {
  ...supplier,
  id: 8,
  title: 'ออกบูธ',
  start: '2026-11-26',
  end: '2026-11-28',
  allDay: true,
  extendedProps: { calendar: 'Family', guests: [], location: '', description: '' },
}
