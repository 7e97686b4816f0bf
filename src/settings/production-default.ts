// Imported before anything else: React picks its fast build when it is loaded, by this variable. One that is set to nothing counts as unset.
process.env["NODE_ENV"] ||= "production";
