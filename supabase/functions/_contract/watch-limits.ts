/** The minutes from which silence fails the watch: the schedules run every two and five. */
export const watchLimits = { waiting: 60, retry: 15, retention: 20 }
