/** The services in the order of the drop-down and of the footer. */
export const serviceNames = [
  'Residential Dumpster Rentals',
  'Commercial Dumpster Rentals',
  'Roll-Off Dumpster Rentals',
  'Same-Day Dumpster Rentals',
  'Long-Term Dumpster Rentals',
  'Event Waste Management',
  'Junk Removal Services',
  'Eco-Friendly Waste Management',
] as const;
