import { closedDays } from '@/content/words'

export const dynamic = 'force-static'

/** The closed days, which the function of the forms reads each morning. */
export const GET = () => Response.json({ closedDays: closedDays.map(({ day }) => day.iso) })
