rootProject.name = "boyka-samples" // starter => rootProject.name = "{name}"
