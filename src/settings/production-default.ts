// Imported before anything else: React picks its fast build when it is loaded, by this variable.
process.env["NODE_ENV"] ??= "production";
